"""The three rule sets, their switches, and what cannot be played."""

import copy
import pickle

import pytest

from bideuchre_teach.cards import Rank, Seat, Side
from bideuchre_teach.presets import NAMES, SWITCHES
from bideuchre_teach.reasons import RulesError
from bideuchre_teach.rules import Rules
from tests import plain_rules
from tests.hands import EVERY_TABLE, USUAL


def refused(code: str, build, *args, **switches) -> RulesError:
    """Expect these rules to be refused for this reason."""
    with pytest.raises(RulesError) as refusal:
        build(*args, **switches)
    assert refusal.value.reason.code == code
    return refusal.value


def test_partnership_as_its_page_has_it():
    rules = Rules.partnership()
    assert (rules.name, rules.players, rules.hand_size, rules.dead) == ("partnership", 4, 6, 0)
    assert (rules.target, rules.minimum_bid, rules.no_trump) == (42, 3, False)
    assert (rules.set_costs, rules.all_pass) == ("six", "dealer bids")
    assert (rules.defenders_when_alone_fails, rules.small_pepper) == ("nothing", False)
    assert rules.has_partners
    assert rules.has_alone
    assert not rules.strain_in_bid
    assert [strain.letter for strain in rules.strains] == ["C", "D", "H", "S"]


@pytest.mark.parametrize(("players", "hand", "dead"), [(3, 8, 0), (4, 6, 0), (5, 6, 2)])
def test_cutthroat_as_its_page_has_it(players, hand, dead):
    rules = Rules.cutthroat(players=players)
    assert rules.name == f"cutthroat-{players}"
    assert (rules.players, rules.hand_size, rules.dead) == (players, hand, dead)
    assert (rules.target, rules.minimum_bid, rules.no_trump) == (21, 1, True)
    assert (rules.set_costs, rules.all_pass) == ("bid", "throw in")
    assert rules.deal_after_throw_in == "next"
    assert not rules.has_partners
    assert not rules.has_alone
    assert not rules.strain_in_bid
    assert [strain.letter for strain in rules.strains] == ["C", "D", "H", "S", "NT"]


def test_double_deck_as_its_page_has_it():
    rules = Rules.double_deck()
    assert (rules.name, rules.players, rules.hand_size, rules.dead) == ("double-deck", 4, 12, 0)
    assert (rules.target, rules.minimum_bid, rules.no_trump, rules.swap) == (52, 1, True, 3)
    assert (rules.set_costs, rules.all_pass) == ("bid", "throw in")
    assert rules.defenders_when_alone_fails == "tricks"
    assert rules.has_partners
    assert rules.has_alone
    assert rules.strain_in_bid
    assert [strain.letter for strain in rules.strains] == ["C", "D", "H", "S", "NT"]


def test_cutthroat_is_for_four_unless_said_otherwise():
    assert Rules.cutthroat() == Rules.cutthroat(players=4) == Rules.named("cutthroat")


@pytest.mark.parametrize("name", NAMES)
def test_each_name_gives_its_table_and_its_pack(name):
    rules = Rules.named(name)
    assert rules == USUAL[name]
    assert rules.name == name
    pack = [card.ascii for card in rules.pack]
    assert sorted(pack) == sorted(plain_rules.PACKS[name])
    assert rules.players * rules.hand_size + rules.dead == len(pack)


def test_page_mistake_3_the_double_deck_has_48_cards_and_not_40():
    assert len(Rules.double_deck().pack) == 48


@pytest.mark.parametrize("name", NAMES)
def test_seats_go_clockwise_and_partners_sit_across(name):
    rules = USUAL[name]
    seats = [seat.value for seat in rules.seats]
    assert seats == plain_rules.CLOCKWISE[rules.players]
    for here, following in zip(seats, seats[1:] + seats[:1], strict=True):
        assert rules.left_of(Seat.of(here)) is Seat.of(following)
    assert [seat.value for seat in rules.round_from(Seat.WEST)] == seats[1:] + seats[:1]
    if rules.has_partners:
        assert {seat.value: rules.partner(seat).value for seat in rules.seats} == {
            "S": "N", "N": "S", "W": "E", "E": "W",
        }  # fmt: skip
        assert rules.sides == (Side.NORTH_SOUTH, Side.EAST_WEST)
        assert rules.side_of(Seat.NORTH) is rules.side_of(Seat.SOUTH) is Side.NORTH_SOUTH
        assert rules.seats_of(Side.EAST_WEST) == (Seat.WEST, Seat.EAST)
    else:
        assert all(rules.partner(seat) is None for seat in rules.seats)
        assert [side.value for side in rules.sides] == seats
        assert rules.seats_of(Side.WEST) == (Seat.WEST,)


@pytest.mark.parametrize(
    ("rules", "peppers"),
    [
        (Rules.cutthroat(players=3), {8}),
        (Rules.cutthroat(players=4), {6}),
        (Rules.cutthroat(players=5), {6}),
        (Rules.partnership(), set()),
        (Rules.double_deck(), set()),
    ],
)
def test_pepper_is_all_the_tricks_at_a_cutthroat_table(rules, peppers):
    assert {bid for bid in range(1, 13) if rules.is_pepper(bid)} == peppers


# Switches

TURNED = {
    "partnership": {
        "target": 30,
        "set_costs": "bid",
        "defenders_when_alone_fails": "tricks",
        "all_pass": "throw in",
        "no_trump": True,
        "small_pepper": True,
    },
    "cutthroat": {"target": 15, "minimum_bid": 2, "deal_after_throw_in": "same"},
    "double-deck": {
        "target": 32,
        "minimum_bid": 3,
        "swap": 1,
        "defenders_when_alone_fails": "nothing",
    },
}
BUILD = {
    "partnership": Rules.partnership,
    "cutthroat": Rules.cutthroat,
    "double-deck": Rules.double_deck,
}
EVERY_SWITCH = [(game, name) for game, switches in TURNED.items() for name in switches]


def test_the_switches_of_each_game_are_those_its_page_names():
    assert {game: set(names) for game, names in SWITCHES.items()} == {
        game: set(names) for game, names in TURNED.items()
    }


@pytest.mark.parametrize(("game", "name"), EVERY_SWITCH)
def test_each_switch_can_be_turned_and_is_told_as_a_difference(game, name):
    value = TURNED[game][name]
    rules = BUILD[game](**{name: value})
    assert getattr(rules, name) == value
    assert rules.overrides == {name: value}
    assert rules != BUILD[game]()
    assert Rules.named(rules.name, **rules.overrides) == rules


@pytest.mark.parametrize("game", BUILD)
def test_the_usual_rules_differ_in_nothing(game):
    assert BUILD[game]().overrides == {}


def test_another_games_switch_is_refused_and_named():
    for game, name in EVERY_SWITCH:
        for other in BUILD:
            if name not in TURNED[other] and getattr(BUILD[other](), name) != TURNED[game][name]:
                error = refused("rules.not_a_switch", BUILD[other], **{name: TURNED[game][name]})
                assert name in str(error)
                assert error.reason["switch"] == name


def test_an_unknown_switch_is_refused_and_named():
    error = refused("rules.unknown_switch", Rules.partnership, jokers=2)
    assert "jokers" in str(error)
    refused("rules.unknown_switch", Rules.named, "cutthroat-4", players=5)
    refused("rules.unknown_switch", Rules.partnership, preset="cutthroat")


@pytest.mark.parametrize("name", ["", "euchre", "cutthroat-2", "cutthroat-6", "PARTNERSHIP", 4,
                                  None, ["partnership"]])  # fmt: skip
def test_an_unknown_name_is_refused(name):
    error = refused("rules.unknown_name", Rules.named, name)
    assert str(name) in str(error)


@pytest.mark.parametrize("players", [0, 1, 2, 6, 8, -4, "4", 4.0, True, None, [4]])
def test_a_table_of_another_size_is_refused(players):
    error = refused("rules.players", Rules.cutthroat, players=players)
    assert str(players) in str(error)


def test_case_94_hands_and_dead_cards_have_to_make_up_the_pack():
    error = refused("rules.pack_mismatch", Rules.cutthroat, hand_size=6, dead=2)
    assert error.reason["needed"] == 26
    assert error.reason["pack"] == 24
    refused("rules.pack_mismatch", Rules.partnership, lowest=Rank.SEVEN, hand_size=6)


@pytest.mark.parametrize("build", [Rules.partnership, Rules.cutthroat, Rules.double_deck])
@pytest.mark.parametrize(
    ("switch", "value"),
    [
        ("lowest", "9"),
        ("lowest", "7"),
        ("lowest", Rank.SEVEN),
        ("lowest", None),
        ("hand_size", 5),
        ("hand_size", "6"),
        ("copies", 3),
        ("copies", 0),
        ("dead", 2),
        ("dead", -1),
    ],
)
def test_a_field_of_the_pack_is_no_switch_whatever_it_is_set_to(build, switch, value):
    error = refused("rules.not_a_switch", build, **{switch: value})
    assert error.reason["switch"] == switch
    assert "is fixed" in str(error)
    assert "not '9'" not in str(error)


def test_a_field_that_is_fixed_may_be_set_to_what_it_is():
    assert Rules.cutthroat(lowest=Rank.NINE, hand_size=6) == Rules.cutthroat()


def test_another_pack_that_would_fit_is_still_another_game():
    refused("rules.not_a_switch", Rules.cutthroat, hand_size=5, dead=4)
    refused("rules.not_a_switch", Rules.partnership, lowest=Rank.SEVEN, hand_size=8)
    refused("rules.not_a_switch", Rules.partnership, copies=2, hand_size=12)


@pytest.mark.parametrize(
    ("switch", "value"),
    [
        ("target", 0),
        ("target", -42),
        ("target", 21.0),
        ("target", "21"),
        ("target", True),
        ("target", None),
        ("minimum_bid", 0),
        ("minimum_bid", "1"),
        ("minimum_bid", False),
    ],
)
def test_a_number_has_to_be_a_whole_number_of_at_least_one(switch, value):
    error = refused("rules.not_a_number", Rules.cutthroat, **{switch: value})
    assert error.reason["switch"] == switch


@pytest.mark.parametrize(
    ("build", "switches"),
    [
        (Rules.partnership, {"set_costs": "seven"}),
        (Rules.partnership, {"set_costs": 6}),
        (Rules.partnership, {"no_trump": 1}),
        (Rules.partnership, {"no_trump": "yes"}),
        (Rules.partnership, {"small_pepper": None}),
        (Rules.partnership, {"all_pass": "redeal"}),
        (Rules.cutthroat, {"deal_after_throw_in": "other"}),
        (Rules.double_deck, {"defenders_when_alone_fails": ["tricks"]}),
    ],
)
def test_a_choice_has_to_be_one_of_those_there_are(build, switches):
    error = refused("rules.choice", build, **switches)
    assert error.reason["switch"] in switches


def test_the_minimum_bid_is_at_most_the_hand():
    refused("rules.minimum_bid", Rules.cutthroat, minimum_bid=7)
    refused("rules.minimum_bid", Rules.double_deck, minimum_bid=13)
    assert Rules.cutthroat(minimum_bid=6).minimum_bid == 6
    assert Rules.cutthroat(players=3, minimum_bid=8).minimum_bid == 8


def test_the_swap_is_of_nought_to_three_cards():
    assert [Rules.double_deck(swap=n).swap for n in range(4)] == [0, 1, 2, 3]
    refused("rules.swap", Rules.double_deck, swap=4)
    refused("rules.not_a_number", Rules.double_deck, swap=-1)


# Values


@pytest.mark.parametrize("rules", EVERY_TABLE, ids=lambda rules: rules.name)
def test_rules_are_values(rules):
    for other in (copy.copy(rules), copy.deepcopy(rules), pickle.loads(pickle.dumps(rules))):
        assert other == rules
        assert hash(other) == hash(rules)
        assert other.pack == rules.pack
    with pytest.raises(AttributeError):
        rules.target = 1


def test_tables_that_differ_in_anything_are_not_equal():
    assert len(set(EVERY_TABLE)) == len(EVERY_TABLE)


def test_refused_rules_can_be_sent_between_processes():
    error = refused("rules.players", Rules.cutthroat, players=2)
    again = pickle.loads(pickle.dumps(error))
    assert type(again) is RulesError
    assert again.reason == error.reason


# What the table says aloud


def said(rules: Rules) -> list[str]:
    return [reason.code.removeprefix("say.") for reason in rules.say()]


def test_what_is_said_follows_the_switches():
    assert "no_trump" not in said(Rules.partnership())
    assert "no_trump" in said(Rules.partnership(no_trump=True))
    assert "small_pepper" in said(Rules.partnership(small_pepper=True))
    assert "alone" in said(Rules.partnership())
    assert "alone" not in said(Rules.cutthroat())
    assert "swap" in said(Rules.double_deck())
    assert "swap" not in said(Rules.double_deck(swap=0))
    assert "twins" in said(Rules.double_deck())
    assert "twins" not in said(Rules.partnership())


@pytest.mark.parametrize("rules", EVERY_TABLE, ids=lambda rules: rules.name)
def test_every_table_says_pack_deal_auction_bowers_play_and_score(rules):
    topics = said(rules)
    assert len(set(topics)) == len(topics)
    assert {"pack", "deal", "auction", "all_pass", "bowers", "play", "made", "set", "winning"} <= (
        set(topics)
    )
    assert all(reason["rules"] == rules for reason in rules.say())
