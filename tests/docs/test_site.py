"""The docs site: links lead somewhere, nothing comes from another server. `make docs` builds it; here is what its builder refuses."""

from __future__ import annotations

from pathlib import Path

import pytest

from scripts import site
from scripts.diagrams import UnknownLine, drawn, with_diagrams


def test_every_page_is_found_from_every_other(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(site, "PAGES", tmp_path / "pages")
    site.gather()
    bots = (tmp_path / "pages" / "playing.md").read_text(encoding="utf-8")
    assert "(play/venture.fr.md)" in bots and "HOWTO" not in bots
    assert (tmp_path / "pages" / "pictures" / "table.png").exists()
    howto = (tmp_path / "pages" / "play" / "hab_und_gut.fr.md").read_text(encoding="utf-8")
    assert "Règles : [H42](../rules/hab_und_gut.fr.md#H42), [H43](" in howto
    assert '- <span id="H42"></span>**H42**' in (tmp_path / "pages" / "rules" / "hab_und_gut.fr.md").read_text(encoding="utf-8")
    assert "mermaid" not in (tmp_path / "pages" / "a-click.md").read_text(encoding="utf-8")


def test_a_dead_link_and_a_page_in_no_menu_are_named(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "docs").mkdir()
    (tmp_path / "docs" / "index.md").write_text(
        "[there](there.md) [gone](gone.md#x) [site](https://example.org) `[no](link.md)`\n```\n[code](x.md)\n```\n"
    )
    (tmp_path / "docs" / "there.md").write_text("# There\n[sources](../setup.py)\n")
    (tmp_path / "docs" / "site.css").write_text("")
    (tmp_path / "setup.py").write_text("")
    (tmp_path / "zensical.toml").write_text('[project]\nnav = [{"A" = [{"B" = "index.md"}]}, {"C" = "missing.md"}]\n')
    monkeypatch.setattr(site, "ROOT", tmp_path)
    monkeypatch.setattr(site, "PAGES", tmp_path / "pages")
    monkeypatch.setattr(site, "BESIDE", {})
    with pytest.raises(site.Broken) as wrong:
        site.gather()
    assert str(wrong.value).splitlines() == [
        "docs/index.md links to gone.md#x, which is not there",
        "there.md is in no menu of zensical.toml",
        "zensical.toml names missing.md, and there is no such page",
    ]
    assert (tmp_path / "pages" / "there.md").read_text() == "# There\nsources\n"


def test_a_built_site_is_looked_through(tmp_path: Path) -> None:
    (tmp_path / "sub").mkdir()
    (tmp_path / "sub" / "index.html").write_text('<a href="..">up</a> <a href="https://example.org">out</a> <p id="here">')
    (tmp_path / "index.html").write_text(
        '<link rel="canonical" href="https://example.org/"><script src="https://cdn.example.org/x.js"></script>'
        '<img src="gone.png"><a href="sub/">sub</a><a href="sub/gone/">gone</a>'
        '<a href="sub/#here">here</a><a href="sub/#gone">gone</a><a href="#nowhere">nowhere</a><pre class="mermaid"></pre>'
    )
    assert site.look_through(tmp_path) == [
        "index.html fetches https://cdn.example.org/x.js from another server",
        "index.html has a picture that a script from another server would draw",
        "index.html points to gone.png, which is not there",
        "index.html points to sub/gone/, which is not there",
        "index.html points to sub/#gone, which is not there",
        "index.html points to #nowhere, which is not there",
    ]


def test_diagrams_say_all_their_words() -> None:
    page = "# A\n\n```mermaid\nsequenceDiagram\n    actor Ada\n    participant B as Bob<br>the other\n    Ada->>B: says <hello>\n"
    page += "    loop as long as it takes\n"
    page += "        B-->>B: thinks\n    end\n    Note over Ada,B: over\n```\n"
    made = with_diagrams(page)
    for words in ("Ada", "Bob", "the other", "says &lt;hello&gt;", "as long as it takes", "thinks", "over"):
        assert f">{words}</text>" in made
    with pytest.raises(UnknownLine, match="take part"):
        drawn("actor Ada\nAda->>Eve: psst")
    with pytest.raises(UnknownLine, match="cannot be drawn"):
        drawn("flowchart LR")
