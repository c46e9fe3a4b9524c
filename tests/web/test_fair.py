"""Fair dice: committed before the words are known, open after the end, recomputable by anybody."""

from __future__ import annotations

import hashlib
from dataclasses import replace
from pathlib import Path

from magnat.cli.texts import texts
from magnat.cli.verify import foreign_secret, judged
from magnat.core.play import ChangedDice, FairDice, parts_of, saves
from magnat.web.entries import Open, Start
from tests.core.bazaar import BAZAAR
from tests.web.server import code, serving


async def test_words_are_added_to_the_committed_seed_and_every_draw_can_be_proved(tmp_path: Path) -> None:
    async with serving(tmp_path, dice=FairDice) as server:
        ada, bob = await server.open("me", "open", "random", start=False, game="bazaar")
        commitment = (await ada.look())["fair"]["commitment"]
        await bob.ok(bob.post("words", {"words": "second\u0000thoughts"}))
        await ada.ok(ada.post("words", {"words": "first"}))
        await bob.ok(bob.post("words", {"words": "better words"}))
        assert code(await server.person(ada.match).post("words", {"words": "stranger"})) == (401, "no-seat")
        started = await ada.ok(ada.post("start"))
        assert started["fair"] == {"commitment": commitment, "words": ["first", "better words"], "secret": None, "earlier": 0}
        assert code(await ada.post("words", {"words": "too late"})) == (409, "wrong-status")
        for person in (ada, bob):
            await person.ok(person.post("resign"))
        over = await ada.until(lambda now: now["status"] == "over")
        assert hashlib.sha256(bytes.fromhex(over["fair"]["secret"])).hexdigest() == commitment
        save = await ada.ok(ada.get("export"))
        assert save["dice"]["words"] == ["first", "better words"]
        assert saves.verify(saves.from_json(save, game=BAZAAR)) == []


async def test_the_secret_is_in_no_answer_before_the_end(tmp_path: Path) -> None:
    async with serving(tmp_path, dice=FairDice) as server:
        ada, _, _ = await server.open("me", "open", "open")
        dice = server.table(ada.match).state.dice
        assert isinstance(dice, FairDice)
        for path in ("", "export", "replay", "hint", "recover"):
            assert dice.secret.hex() not in (await ada.get(path)).text


async def test_a_continued_match_gets_dice_that_its_importer_does_not_know(tmp_path: Path) -> None:
    async with serving(tmp_path, dice=FairDice) as server:
        (ada,) = await server.open("me", "random", "random", game="bazaar")
        first = ada.snapshot["fair"]
        save = await ada.ok(ada.get("export"))
        host = server.person()
        made = await host.ok(host.post("/api/matches/import", save))
        host.match = made["id"]
        bob = await server.join(host.match, "Bob") if "open" in [seat["kind"] for seat in made["snapshot"]["seats"]] else host
        lobby = (await bob.look())["fair"]
        (earlier,) = (await bob.ok(bob.get("dice")))["earlier"]
        assert lobby["commitment"] != first["commitment"] == earlier["commitment"] and lobby["earlier"] == 1
        assert lobby["secret"] is None and earlier["secret"] is None and earlier["first"] == 0
        await host.ok(host.post("words", {"words": "new luck"}))
        started = await host.ok(host.post("start"))
        assert started["fair"]["words"] == ["new luck"] and started["fair"]["commitment"] == lobby["commitment"]
        await host.ok(host.post("resign"))
        over = await host.until(lambda now: now["status"] == "over")
        done = await host.ok(host.get("export"))
    assert [part["commitment"] for part in done["dice"]] == [first["commitment"], lobby["commitment"]]
    assert [part["first"] for part in done["dice"]] == [0, save["drawn"]] and over["fair"]["secret"] == done["dice"][1]["secret"]
    match = saves.from_json(done, game=BAZAAR)
    say = texts("en").say
    proved, sentences = judged(match, say)
    assert proved and sum("secret fits its hash" in sentence for sentence in sentences) == 2
    assert match.drawn > save["drawn"]  # so that the second part is proved too
    assert foreign_secret(done, first["commitment"], say) == foreign_secret(done, lobby["commitment"], say) == ""
    assert "not the one you were shown" in foreign_secret(done, "0" * 64, say)
    first_part, (drawn, _) = parts_of(match.dice)
    others = [replace(match, dice=ChangedDice([first_part, (drawn, FairDice())])) for _ in range(40)]  # one draw alone may fall alike by chance
    assert not all(judged(other, say)[0] for other in others)


async def test_a_table_that_an_older_server_continued_keeps_its_dice(tmp_path: Path) -> None:
    """Its first entry has a save and no dice."""
    async with serving(tmp_path, dice=FairDice) as server:
        (ada,) = await server.open("me", "random", "random", game="bazaar")
        save = await ada.ok(ada.get("export"))
        chairs = [{"name": seat["name"], "kind": "person"} for seat in save["seats"]]
        old = Open(
            -1, id="id", game="bazaar", options={}, chairs=chairs, clock={}, takebacks=False, host_seat=0, dice=None, save=save, code="A-1"
        )  # fmt: skip
        table = old.table(BAZAAR).after(Start(-1))
        assert table.running().dice.to_json() == save["dice"]
