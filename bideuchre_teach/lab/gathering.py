"""Doing many chunks of work, here or on any executor, with the same result.

The work is cut into chunks before it is known who does it, and each chunk has its own seed, so
the answer does not depend on the number of workers or on who is quickest.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from concurrent.futures import Executor, as_completed
from typing import Any, TypeVar

T = TypeVar("T")
Job = Callable[..., T]


def chunks(total: int, size: int) -> list[tuple[int, int]]:
    """Cut a number of deals into chunks: the number of each, and how many deals it has.

    >>> chunks(250, 100)
    [(0, 100), (1, 100), (2, 50)]
    """
    return [(i, min(size, total - start)) for i, start in enumerate(range(0, total, size))]


def gather(
    job: Job[T],
    tasks: Sequence[tuple[Any, ...]],
    executor: Executor | None = None,
    progress: bool = False,
    sizes: Sequence[int] | None = None,
) -> tuple[list[T], bool]:
    """Run ``job(*task)`` for every task; return the results in order and whether all are there.

    Any `concurrent.futures.Executor` will do, and none runs the tasks here. Interrupting (the stop
    button, Ctrl+C) ends the work early and keeps what is done. A progress bar counts ``sizes``, the
    deals of each task. Whatever else a task raises is raised.
    """
    done: dict[int, T] = {}
    complete = True
    bar = _bar(sum(sizes or [1] * len(tasks))) if progress else None
    finished = _here(job, tasks) if executor is None else _there(job, tasks, executor)
    try:
        for number, result in finished:
            done[number] = result
            if bar is not None:
                bar.update(sizes[number] if sizes else 1)
    except KeyboardInterrupt:
        complete = False
    finally:
        finished.close()
        if bar is not None:
            bar.close()
    return [done[number] for number in sorted(done)], complete


def _here(job: Job[T], tasks: Sequence[tuple[Any, ...]]) -> Generator[tuple[int, T], None, None]:
    for number, task in enumerate(tasks):
        yield number, job(*task)


def _there(
    job: Job[T], tasks: Sequence[tuple[Any, ...]], executor: Executor
) -> Generator[tuple[int, T], None, None]:
    waiting = {executor.submit(job, *task): number for number, task in enumerate(tasks)}
    told = set()
    try:
        for future in as_completed(waiting):
            result = future.result()
            told.add(future)
            yield waiting[future], result
    except KeyboardInterrupt:
        for future, number in waiting.items():
            fine = future.done() and not future.cancelled() and future.exception() is None
            if fine and future not in told:
                yield number, future.result()
        raise
    finally:
        for future in waiting:
            future.cancel()


def _bar(total: int) -> Any:
    try:
        from tqdm.auto import tqdm
    except ImportError:
        return None
    return tqdm(total=total, unit=" deals", leave=False)
