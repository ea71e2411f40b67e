"""The same answer from one worker or many, and what is done is kept when the work is stopped."""

import sys
from concurrent.futures import Executor, Future, ProcessPoolExecutor, ThreadPoolExecutor
from multiprocessing import get_context

import pytest

from bideuchre_teach import lab
from bideuchre_teach.cards import Strain
from bideuchre_teach.lab.gathering import chunks, gather
from bideuchre_teach.rules import Rules
from tests.hands import FIRST_NIGHT, ready

VIEW = lab.holding("J♥ K♥ Q♥ 10♥ 9♥ A♠", Rules.cutthroat())
HAND = ready(Rules.cutthroat(), "S", FIRST_NIGHT, "3", "pass", "pass", "pass", "H")


def everything(executor=None):
    return (
        lab.hand_worth(VIEW, deals=220, executor=executor),
        lab.card_worth(HAND, deals=120, executor=executor),
        lab.partner_worth(Rules.partnership(), deals=60, executor=executor),
    )


class Stopped(Executor):
    """Does a few jobs, and then somebody presses the stop button."""

    def __init__(self, jobs):
        self.jobs = jobs
        self.cancelled = 0

    def submit(self, job, /, *args, **more):
        future = Future()
        if self.jobs > 0:
            future.set_result(job(*args, **more))
        elif self.jobs == 0:
            future.set_exception(KeyboardInterrupt())
        self.jobs -= 1
        return future


def stopped_after(count):
    """A job that is interrupted at its turn number ``count``."""
    turns = iter(range(count))

    def job(number):
        if next(turns, None) is None:
            raise KeyboardInterrupt
        return number

    return job


def interrupted(number):
    if number == 1:
        raise KeyboardInterrupt
    return number


def failing(number):
    raise RuntimeError(f"job {number}")


def test_nobody_threads_one_process_and_two_say_the_same():
    here = everything()
    with ThreadPoolExecutor(3) as threads:
        assert everything(threads) == here
    for workers in (1, 2):
        with ProcessPoolExecutor(workers, get_context("spawn")) as processes:
            assert everything(processes) == here


def test_forked_workers_do_as_well():
    with ProcessPoolExecutor(2) as processes:
        assert lab.hand_worth(VIEW, deals=220, executor=processes) == everything()[0]


def test_another_seed_is_another_sample_of_the_same_truth():
    one = lab.hand_worth(VIEW, ["H"], deals=400, seed=1).tricks[Strain.HEARTS]
    other = lab.hand_worth(VIEW, ["H"], deals=400, seed=2).tricks[Strain.HEARTS]
    assert one != other
    assert abs(one.mean.value - other.mean.value) < 4 * (one.mean.error + other.mean.error)


def test_the_first_deals_of_a_longer_run_are_those_of_a_shorter_one():
    short = lab.hand_worth(VIEW, ["H"], deals=100)
    # Stopped after two of six chunks of fifty: the same hundred deals.
    long = lab.hand_worth(VIEW, ["H"], deals=300, executor=Stopped(2))
    assert not long.complete
    assert long.deals == 100
    assert long.tricks == short.tricks
    assert "(interrupted)" in repr(long)
    assert "(interrupted)" not in repr(short)


def test_stopped_before_anything_is_done_there_is_an_empty_answer():
    found = lab.hand_worth(VIEW, deals=100, executor=Stopped(0))
    assert (found.complete, found.deals) == (False, 0)
    assert "0 sampled deals (interrupted)" in repr(found)
    assert "–" in repr(found.bids())
    assert found.highest_safe_bid() is None
    cards = lab.card_worth(HAND, deals=100, executor=Stopped(0))
    assert (cards.complete, cards.deals) == (False, 0)
    assert "0 sampled deals (interrupted)" in repr(cards)
    partners = lab.partner_worth(Rules.partnership(), deals=60, executor=Stopped(0))
    assert (partners.complete, partners.deals, partners.contracts) == (False, 0, 0)


def test_a_job_that_is_interrupted_here_keeps_those_before_it():
    assert gather(stopped_after(2), [(1,), (2,), (3,), (4,)]) == ([1, 2], False)
    assert gather(stopped_after(9), [(1,), (2,)]) == ([1, 2], True)


def test_a_process_that_is_interrupted_stops_the_work_and_keeps_the_rest():
    with ProcessPoolExecutor(1) as processes:
        results, complete = gather(interrupted, [(0,), (1,)], processes)
    assert (results, complete) == ([0], False)


def test_what_waits_is_called_off_when_the_work_is_stopped():
    class Waiting(Stopped):
        def submit(self, job, /, *args, **more):
            future = super().submit(job, *args, **more)
            future.add_done_callback(lambda done: self.count(done))
            return future

        def count(self, future):
            self.cancelled += future.cancelled()

    executor = Waiting(1)
    assert gather(stopped_after(9), [(1,), (2,), (3,), (4,)], executor) == ([1], False)
    assert executor.cancelled == 2


def test_a_job_that_fails_is_told():
    with pytest.raises(RuntimeError, match="job 1"):
        gather(failing, [(1,)])
    with ThreadPoolExecutor(1) as threads, pytest.raises(RuntimeError, match="job 1"):
        gather(failing, [(1,)], threads)


def test_deals_are_cut_alike_however_many_work():
    assert chunks(220, 50) == [(0, 50), (1, 50), (2, 50), (3, 50), (4, 20)]


def test_a_bar_shows_how_many_deals_are_done(capsys):
    found = lab.hand_worth(VIEW, ["H"], deals=120, progress=True)
    assert "/120" in capsys.readouterr().err
    assert found == lab.hand_worth(VIEW, ["H"], deals=120)


def test_where_there_is_no_bar_to_show_the_work_is_done_all_the_same(monkeypatch, capsys):
    monkeypatch.setitem(sys.modules, "tqdm.auto", None)
    found = lab.hand_worth(VIEW, ["H"], deals=60, progress=True)
    assert found.deals == 60
    assert capsys.readouterr().err == ""
