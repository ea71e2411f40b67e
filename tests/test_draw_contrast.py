"""Everything written in a picture can be read: contrast, size, and never by colour alone."""

import pytest

from bideuchre_teach import draw
from bideuchre_teach.cards import Suit
from bideuchre_teach.draw.theme import CLASSIC, CONTRAST, PAIRED, THEMES, Ink, Theme
from tests.draw_examples import every_picture, said, texts

THEME = pytest.mark.parametrize("theme", THEMES.values(), ids=list(THEMES))


def test_contrast_is_the_known_figure_for_known_colours():
    # 21 for black on white and 4.54 for #767676 on white are published WCAG reference values.
    assert Ink("#000000", "#ffffff").contrast == pytest.approx(21)
    assert Ink("#767676", "#ffffff").contrast == pytest.approx(4.54, abs=0.005)


@THEME
def test_every_text_has_a_contrast_of_at_least_4_5_on_its_ground(theme: Theme):
    poor = {name: ink.contrast for name, ink in theme.inks() if ink.contrast < 4.5}
    assert not poor


@THEME
def test_text_on_the_felt_is_readable_from_its_lightest_to_its_darkest_place(theme: Theme):
    for ink in (theme.felt, theme.felt_soft):
        for shade in (theme.felt_light, theme.felt_dark):
            assert Ink(ink.fill, shade).contrast >= 4.5


@THEME
def test_pictures_write_in_no_other_colours(theme: Theme):
    known = {ink.fill for _, ink in theme.inks()}
    used = {
        text.get("fill") for picture in every_picture(theme=theme.name) for text in texts(picture)
    }
    assert used <= known
    assert len(used) > 1 or theme is CONTRAST


@pytest.mark.parametrize(("size", "least"), [("normal", 14), ("projector", 20), ("phone", 14)])
def test_no_text_is_smaller_than_the_size_promises(size: str, least: float):
    scale = draw.theme.SIZES[size].scale
    for picture in every_picture(size=size):
        for text in texts(picture):
            assert float(text.get("font-size", "0")) * scale >= least


def test_the_pairs_are_pairs_since_the_left_bower_is_about_them():
    warm = [PAIRED.suits[suit].fill for suit in Suit if suit.is_red]
    cool = [PAIRED.suits[suit].fill for suit in Suit if not suit.is_red]
    assert len({*warm, *cool}) == 4
    assert all(int(colour[1:3], 16) > int(colour[5:7], 16) for colour in warm)
    assert all(int(colour[1:3], 16) < int(colour[5:7], 16) for colour in cool)


def test_the_classic_deck_is_red_and_black():
    assert CLASSIC.suits[Suit.HEARTS] == CLASSIC.suits[Suit.DIAMONDS]
    assert CLASSIC.suits[Suit.CLUBS] == CLASSIC.suits[Suit.SPADES]
    assert CLASSIC.suits[Suit.HEARTS] != CLASSIC.suits[Suit.SPADES]


def test_the_contrast_deck_names_its_suits_in_words():
    assert said(draw.card("9D", theme="contrast")) == ["9", "diamonds"]
    assert said(draw.card("9D")) == ["9"]


@THEME
def test_the_star_of_a_trump_stands_out_from_the_card(theme: Theme):
    assert theme.star.contrast >= 3
