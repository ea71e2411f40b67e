"""A table shows who sits where, whose turn it is and what was played, and nothing hidden."""

import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bideuchre_teach import Hand, Phase, Rank, Rules, Seat, deals, draw
from bideuchre_teach.draw.view import table_view
from tests.draw_examples import TABLES, played, said, texts
from tests.hands import USUAL, finished


@pytest.mark.parametrize(
    ("rules", "names"),
    [
        (Rules.cutthroat(3), ["South", "West", "East"]),
        (Rules.partnership(), ["South", "West", "North", "East"]),
        (Rules.cutthroat(5), ["South", "West", "Northwest", "Northeast", "East"]),
    ],
)
def test_seats_go_clockwise_from_the_bottom(rules: Rules, names: list[str]):
    hand = Hand.start(deals.shuffle(rules, 1))
    assert [seat["name"] for seat in table_view(hand)["seats"]] == names
    turned = table_view(hand, Seat.WEST)["seats"]
    assert [seat["name"] for seat in turned] == names[1:] + names[:1]
    assert [seat["you"] for seat in turned] == [True] + [False] * (len(names) - 1)
    assert set(names) <= set(said(draw.table(hand)))


@given(st.sampled_from(TABLES), st.integers(0, 60), st.integers(0, 10_000), st.data())
@settings(max_examples=60, deadline=None)
def test_a_viewer_never_gets_a_card_that_is_hidden_from_them(table, steps, seed, data):
    rules, calls = table
    hand = played(rules, calls, steps, seed)
    viewer = data.draw(st.sampled_from(rules.seats))
    view = table_view(hand, viewer)
    shown = json.dumps(view)
    may_know = set(hand.cards(viewer)) | {card for trick in hand.tricks for card in trick.cards}
    may_know |= set(hand.played)
    for card in set(rules.pack) - may_know:
        assert f'"{card.ascii}"' not in shown
    for seat in view["seats"]:
        held = hand.cards(Seat.of(seat["seat"]))
        assert seat["count"] == len(seat["cards"]) == len(held)
        assert all(card is None for card in seat["cards"]) or seat["seat"] == viewer.value


@given(st.sampled_from(TABLES), st.integers(0, 60), st.integers(0, 10_000))
@settings(max_examples=40, deadline=None)
def test_every_open_card_of_the_deal_is_in_a_hand_or_was_played(table, steps, seed):
    hand = played(*table, steps, seed)
    view = table_view(hand)
    held = [card["id"] for seat in view["seats"] for card in seat["cards"] if card]
    gone = [card.ascii for trick in hand.tricks for card in trick.cards]
    gone += [card.ascii for card in hand.played]
    dead = [card.ascii for card in hand.deal.dead]
    assert sorted(held + gone + dead) == sorted(card.ascii for card in hand.rules.pack)


@given(st.sampled_from(TABLES), st.integers(0, 60), st.integers(0, 10_000))
@settings(max_examples=40, deadline=None)
def test_exactly_the_seat_to_act_has_the_turn_and_its_legal_cards_are_the_engines(
    table, steps, seed
):
    hand = played(*table, steps, seed)
    view = table_view(hand)
    assert [seat["seat"] for seat in view["seats"] if seat["turn"]] == (
        [hand.turn.value] if hand.turn else []
    )
    marked = {
        card["id"]
        for seat in view["seats"]
        for card in seat["cards"]
        if card is not None and card.get("legal")
    }
    legal = hand.actions() if hand.phase is Phase.PLAY else ()
    assert marked == {card.ascii for card in legal}


def test_the_partner_of_a_lone_player_sits_out_in_words():
    hand = played(Rules.partnership(), ("3", "pass", "alone"), 2)
    picture = draw.table(hand)
    assert hand.out is Seat.WEST
    assert "sits out" in said(picture)
    west = next(line for line in picture.text.splitlines() if "West  " in line)
    assert "sits out" in west
    assert "East plays alone" in said(picture)


def test_at_the_auction_each_call_is_shown_and_the_seat_to_call_is_named():
    hand = Hand.start(deals.shuffle(Rules.cutthroat(), 5, dealer="S"))
    for call in ("3", "pass", "4"):
        hand = hand.do(hand.read(call))
    written = said(draw.table(hand))
    assert {"3", "pass", "4"} <= set(written)
    assert "to call · dealer" in written
    assert "Trump not named yet" in written
    assert "East has bid 4. South is to call." in written


def test_a_finished_trick_stays_on_the_table_until_the_next_lead():
    hand = played(Rules.cutthroat(4), ("1", "pass", "pass", "pass"), 1)
    while len(hand.tricks) < 1:
        hand = hand.do(hand.actions()[0])
    view = table_view(hand)
    assert view["trick"] is not None
    assert (view["trick"]["number"], len(view["trick"]["cards"])) == (1, 4)
    hand = hand.do(hand.actions()[0])
    view = table_view(hand)
    assert view["trick"] is not None
    assert view["last_trick"] is not None
    assert (view["trick"]["number"], len(view["trick"]["cards"])) == (2, 1)
    assert (view["last_trick"]["number"], len(view["last_trick"]["cards"])) == (1, 4)


@pytest.mark.parametrize("steps", [0, 3, 60])
def test_the_reason_bar_is_the_loudest_text_beside_the_cards(steps: int):
    hand = played(Rules.partnership(), ("3", "pass", "pass"), steps)
    picture = draw.table(hand)
    on_cards = {rank.value for rank in Rank}
    sizes = {text.text: float(text.get("font-size", "0")) for text in texts(picture)}
    reason = picture.text.splitlines()[-1 - len(table_view(hand)["score"])]
    others = [size for text, size in sizes.items() if text not in {*on_cards, reason}]
    assert sizes[reason] >= max(others)


def test_a_long_reason_is_wrapped_and_loses_no_word():
    hand = Hand.start(deals.shuffle(Rules.partnership(), 1))
    sentence = "word " * 60 + "end"
    view = table_view(hand, say=sentence)
    lines = [line for line in said(draw.table(view)) if line.startswith("word") or line == "end"]
    assert len(lines) > 2
    assert " ".join(lines) == sentence


def test_a_seat_that_is_not_at_this_table_is_refused_by_name():
    hand = Hand.start(deals.shuffle(Rules.cutthroat(5), 1))
    with pytest.raises(ValueError, match="North"):
        draw.table(hand, bottom="N")
    with pytest.raises(ValueError, match="'X' is not a seat"):
        draw.table(hand, viewer="X")


@pytest.mark.parametrize(("name", "with_partner"), [("partnership", True), ("cutthroat-4", False)])
def test_the_contract_counts_the_tricks_of_the_bidders_side(name, with_partner):
    for seed in range(20):
        hand = finished(USUAL[name], seed)
        if hand.contract is None:
            continue
        bidder = hand.contract.seat
        both = (bidder, hand.rules.partner(bidder)) if with_partner else (bidder,)
        won = [trick.winner for trick in hand.tricks]
        assert table_view(hand)["contract"]["took"] == sum(won.count(seat) for seat in both)
