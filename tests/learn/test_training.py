"""The loop that trains nets, on the CPU and in small."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from magnat.core.errors import MagnatError
from magnat.core.game import load
from magnat.lab import Batch
from magnat.lab.net_file import read_net
from magnat.learn import BadTraining, Plan, planned
from magnat.learn.plan import BOLD, CAREFUL

pytestmark = [pytest.mark.torch, pytest.mark.compiled]
GAME = "hab_und_gut"


def small(**more: Any) -> Plan:
    settings: dict[str, Any] = {"players": [3, 4], "rounds": (2, 4), "tables": 16, "steps": 24, "units": (32, 16), "share": 128, "seed": 5}
    return planned(load(GAME), **{**settings, **more})


def trained(plan: Plan, folder: Path, *, resume: bool = False) -> Any:
    import torch

    from magnat.learn.training import Training

    torch.set_num_threads(1)  # more would only wait for each other
    made = Training(load(GAME), plan, folder, device="cpu", judged=8, resume=resume, tell=lambda line: None)
    made.run()
    return made


def test_a_training_leaves_a_net_a_curve_and_a_checkpoint(tmp_path: Path) -> None:
    made = trained(small(), tmp_path)
    net = read_net(load(GAME), tmp_path / "net.bin")
    assert net.about["trained"]["rounds"] == [2, 4] and net.about["trained"]["players"] == [3, 4]
    assert (tmp_path / "curve.svg").read_text().startswith("<svg") and (tmp_path / "checkpoint.pt").exists()
    rows = json.loads((tmp_path / "curve.json").read_text())["points"]
    assert rows[-1]["round"] == 4 and rows[-1]["decisions"] == made.decisions == 4 * 24 * 32 and set(rows[-1]["pairs"]) == {"3", "4"}


def test_the_same_seed_gives_the_same_net(tmp_path: Path) -> None:
    one, other = (trained(small(), tmp_path / name).net().weights for name in ("one", "other"))
    assert one == other
    assert one != trained(small(seed=6), tmp_path / "third").net().weights


def test_a_training_goes_on_where_it_was(tmp_path: Path) -> None:
    first = trained(small(), tmp_path)
    again = trained(replace(small(), rounds=6), tmp_path, resume=True)
    assert again.round == 6 and again.decisions == 6 * 24 * 32 and again.points[: len(first.points)] == first.points
    with pytest.raises(BadTraining, match="has other units"):
        trained(small(units=(16, 16)), tmp_path, resume=True)
    with pytest.raises(BadTraining, match="does not exist"):
        trained(small(), tmp_path / "elsewhere", resume=True)
    (tmp_path / "checkpoint.pt").write_bytes(b"nothing")
    with pytest.raises(BadTraining, match="holds no training"):
        trained(small(), tmp_path, resume=True)


def test_a_checkpoint_keeps_its_manner(tmp_path: Path) -> None:
    """A checkpoint of an earlier version says nothing of it: it was careful."""
    import torch

    assert (small().manner, small(bold=True).manner) == (CAREFUL, BOLD)
    trained(small(), tmp_path)
    kept = torch.load(tmp_path / "checkpoint.pt", weights_only=True)
    del kept["plan"]["bold"]
    torch.save(kept, tmp_path / "checkpoint.pt")
    with pytest.raises(BadTraining, match="has other bold: False, not True"):
        trained(small(bold=True), tmp_path, resume=True)
    assert trained(replace(small(share=64), rounds=6), tmp_path, resume=True).plan.share == 128


@pytest.mark.parametrize(("name", "value"), [("game", "venture"), ("observation_version", 99), ("training", 0)])
def test_a_checkpoint_of_something_else_is_refused(tmp_path: Path, name: str, value: object) -> None:
    import torch

    trained(small(), tmp_path)
    kept = torch.load(tmp_path / "checkpoint.pt", weights_only=True)
    torch.save({**kept, name: value}, tmp_path / "checkpoint.pt")
    with pytest.raises(MagnatError, match=f"of another {name.replace('_', ' ')}"):
        trained(small(), tmp_path, resume=True)


def test_inputs_are_the_features_of_whole_numbers(tmp_path: Path) -> None:
    import torch

    made = trained(small(), tmp_path)
    table = made.school.tables[1]
    inputs = torch.zeros(table.tables, made.reader.size, dtype=torch.int8)
    made.reader.read(table, inputs)
    batch: Batch = table.batch
    assert (inputs.numpy() == made.inputs.features.of(batch.seen, np.int8)[:, list(made.inputs.columns)]).all() and inputs.any()


def test_whole_numbers_say_what_floats_say(tmp_path: Path) -> None:
    import torch

    from magnat.lab.net import MOST_SECOND, said_of, think_over

    made = trained(small(), tmp_path)
    weights, batch = made.net().weights, made.school.tables[0].batch
    inputs = torch.zeros(batch.count, made.reader.size, dtype=torch.int8)
    made.reader.read(made.school.tables[0], inputs)
    acts, value = (found.detach().numpy() for found in made.model(inputs))
    for index in range(4):
        second = [0] * MOST_SECOND
        think_over(weights, [int(byte) for byte in batch.seen[index]], second)
        said = np.array([said_of(weights, act, second) for act in range(batch.act_count + 1)]) / 256
        assert np.abs(said[:-1] - acts[index]).max() < 0.05 and abs(said[-1] - value[index]) < 0.05


def test_advantages_follow_every_seat_along_its_own_decisions(tmp_path: Path) -> None:
    """Against the definition, written out: the surprises at a seat's later decisions of the same game, each forgotten a little more."""
    school = trained(small(steps=200, tables=8, rounds=(0, 1)), tmp_path).school
    found, known = school.advantages()
    over, seat, value, paid = school.over.numpy(), school.seat.numpy(), school.value.numpy(), school.paid.numpy()
    assert over.any()
    for table in range(0, school.count, 3):
        for step in range(0, 200, 7):
            mine, expected, weight, here, is_known = seat[step, table], 0.0, 1.0, value[step, table], False
            for later in range(step, 200):
                if later > step and seat[later, table] == mine:
                    expected += weight * (value[later, table] - here)
                    weight, here, is_known = weight * CAREFUL.forgetting, value[later, table], True
                if over[later, table]:
                    expected += weight * (paid[later, table, mine] - here)
                    is_known = True
                    break
            assert known[step, table] == is_known
            assert float(found[step, table]) == pytest.approx(expected if is_known else 0.0, abs=1e-4)


def test_seats_cannot_gain_together_by_being_equal() -> None:
    """Ranks as Hab & Gut gives them: all who are out share the last one, so if all are out, all are first."""
    import torch

    from magnat.learn.rounds import FOR_VICTORY, shared_out

    payoffs = {"in order": [1.0, 0.5, 0.0], "two out": [1.0, 0.5, 0.5], "all out": [1.0, 1.0, 1.0], "two first": [1.0, 1.0, 0.0]}
    paid = dict(zip(payoffs, shared_out(torch.tensor(list(payoffs.values()))).tolist(), strict=True))
    second, third = (1 - FOR_VICTORY) / 2, 0.0
    assert paid["in order"] == pytest.approx([1.0, second, third])
    assert paid["two out"] == pytest.approx([1.0, (second + third) / 2, (second + third) / 2])
    assert paid["all out"] == pytest.approx([(1.0 + second) / 3] * 3)
    assert paid["two first"] == pytest.approx([(1.0 + second) / 2, (1.0 + second) / 2, third])


def test_what_a_table_gives_away_is_always_the_same(tmp_path: Path) -> None:
    from magnat.learn.rounds import FOR_VICTORY

    school = trained(small(steps=200, tables=8, rounds=(0, 1)), tmp_path).school
    for table, place in zip(school.tables, school.places, strict=True):
        sums = school.paid[:, place].sum(2)[school.over[:, place]]
        assert len(sums) and sums.numpy() == pytest.approx(FOR_VICTORY + (1 - FOR_VICTORY) * table.players / 2, abs=1e-5)


def test_loyalty_holds_a_net_near_the_one_that_had_imitated(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def apart(loyalty: float) -> float:
        monkeypatch.setattr("magnat.learn.plan.CAREFUL", replace(CAREFUL, loyalty=loyalty))
        made = trained(small(rounds=(2, 10)), tmp_path / str(loyalty))
        inputs, masks = (kept.flatten(0, 1) for kept in (made.school.inputs, made.school.masks))
        now, then = (model.liked(inputs, masks)[0].softmax(1) for model in (made.model, made.root))
        return float((now - then).detach().abs().sum(1).mean())

    assert 0 < 1.5 * apart(30.0) < apart(0.0)


def test_a_checkpoint_gives_the_net_for_the_layout_of_today(tmp_path: Path) -> None:
    import torch

    from magnat.learn.exporting import exported

    made = trained(small(), tmp_path)
    path = tmp_path / "checkpoint.pt"
    assert exported(load(GAME), path).weights == made.net().weights
    kept = torch.load(path, weights_only=True)
    torch.save({**kept, "names": ["weather", *kept["names"][1:]]}, path)
    with pytest.raises(BadTraining, match="the net reads weather, which observations of hab_und_gut no longer have"):
        exported(load(GAME), path)
    with pytest.raises(BadTraining, match="no training of venture"):
        exported(load("venture"), path)
