"""Pictures are whole, safe, repeatable SVG with a text twin, and live together in one page."""

import re
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest

from bideuchre_teach import draw
from tests.draw_examples import SVG, every_picture

ALL = list(every_picture())


def test_every_picture_is_an_image_with_a_name_and_its_text_twin():
    for picture in ALL:
        root = ElementTree.fromstring(picture.svg)
        assert root.tag == f"{SVG}svg"
        assert root.get("role") == "img"
        assert root.findtext(f"{SVG}title") == picture.title != ""
        assert root.findtext(f"{SVG}desc") == picture.text != ""
        assert repr(picture) == picture.text


def test_two_pictures_in_one_page_never_share_a_name_for_different_things():
    meanings: dict[str, set[str]] = {}
    for picture in ALL:
        found = re.search(r'<defs>.*id="([^"]+)".*</defs>', picture.svg)
        if found:
            meanings.setdefault(found[1], set()).add(picture.svg)
        for used in re.findall(r"url\(#([^)]+)\)", picture.svg):
            assert found is not None
            assert used == found[1]
    assert len(meanings) > 20
    assert all(len(pictures) == 1 for pictures in meanings.values())


def test_pictures_fetch_nothing_run_nothing_and_style_nothing_around_them():
    for picture in ALL:
        svg = picture.svg.replace('xmlns="http://www.w3.org/2000/svg"', "")
        for forbidden in ("http", "<style", "<script", "<image", "<use", "@font-face", "data:"):
            assert forbidden not in svg


def test_pictures_shrink_with_their_page():
    for picture in ALL:
        assert "max-width:100%" in picture.svg


@pytest.mark.parametrize("size", ["normal", "projector", "phone"])
def test_a_picture_is_no_wider_than_its_size_allows(size: str):
    room = {"normal": 900, "projector": 1350, "phone": 320}[size]
    for picture in every_picture(size=size):
        assert float(ElementTree.fromstring(picture.svg).get("width", "inf")) <= room


def test_the_same_picture_is_the_same_bytes_in_another_process():
    code = (
        "from bideuchre_teach import draw; import sys;"
        "sys.stdout.buffer.write(draw.ladder('H').svg.encode())"
    )
    other = subprocess.run([sys.executable, "-c", code], capture_output=True, check=True)
    assert other.stdout.decode() == draw.ladder("H").svg


def test_a_notebook_gets_the_svg_and_the_text():
    picture = draw.card("AS")
    assert picture._repr_mimebundle_() == {
        "image/svg+xml": picture.svg,
        "text/plain": "A♠  ace of spades",
    }


def test_a_picture_is_saved_as_svg_or_as_text(tmp_path: Path):
    picture = draw.card("AS")
    assert picture.save(tmp_path / "ace.svg").read_text(encoding="utf-8") == picture.svg
    assert picture.save(tmp_path / "ace.txt").read_text(encoding="utf-8") == picture.text + "\n"
    with pytest.raises(ValueError, match=r"saved as \.svg or \.txt, not as 'ace\.png'"):
        picture.save(tmp_path / "ace.png")
    assert not (tmp_path / "ace.png").exists()


def test_a_title_cannot_break_out_of_the_picture():
    picture = draw.hand("AS", title='</title><script>alert("1")</script> & more')
    root = ElementTree.fromstring(picture.svg)
    assert root.findtext(f"{SVG}title") == '</title><script>alert("1")</script> & more'
    assert not list(root.iter(f"{SVG}script"))


@pytest.mark.parametrize(
    ("draw_it", "says"),
    [
        (lambda: draw.card("1H"), "'1H' is not a card"),
        (lambda: draw.hand("JH XX", trump="H"), "'XX' is not a card"),
        (lambda: draw.hand("JH", trump="red"), "'red' is not a strain"),
        (lambda: draw.card("JH", theme="pink"), "'pink' is not a deck theme: choose paired"),
        (lambda: draw.card("JH", size="huge"), "'huge' is not a size: choose normal"),
        (lambda: draw.ladder("H", 40), "40 is not a pack of this game"),
        (lambda: draw.ladder(None), "is not a strain"),
        (lambda: draw.trick("AS KS QS JS 10S"), "5 cards are too many for a trick of 4 players"),
        (lambda: draw.trick("AS", players=6), "6 is not a number of players"),
        (lambda: draw.trick("AS", leader="N", players=5), "North has no seat at a table of 5"),
    ],
)
def test_bad_input_gets_one_clear_sentence(draw_it, says: str):
    with pytest.raises(ValueError, match=re.escape(says)):
        draw_it()
