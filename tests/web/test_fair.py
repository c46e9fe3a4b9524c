"""Fair dice: committed before the words are known, open after the end, recomputable by anybody."""

from __future__ import annotations

import hashlib
from pathlib import Path

from magnat.core import saves
from magnat.core.dice import FairDice
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
        assert started["fair"] == {"commitment": commitment, "words": ["first", "better words"], "secret": None}
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
