"""What is printed, by name."""

from __future__ import annotations

import json
from pathlib import Path

import magnat.games.merchant_of_venus as package

DATA = json.loads((Path(package.__file__).parent / "components.json").read_text(encoding="utf-8"))
NODES = DATA["map"]["nodes"]
NAMES = [node["id"] for node in NODES]
NUMBER = {name: number for number, name in enumerate(NAMES)}
SYSTEMS = [system["id"] for system in DATA["map"]["systems"]]
ENCOUNTERS = [node["id"] for node in NODES if node["kind"] == "encounter"]
ORBITS = [node["id"] for node in NODES if node["orbit"]]
CITIES = {node["id"] for node in NODES if node["kind"] == "city"}
NEUTRAL = {node["id"] for node in NODES if node["kind"] in ("neutral_spaceport", "galactic_base")}
ASTEROIDS = {node["id"] for node in NODES if node["kind"] == "asteroid"}
SYSTEM_OF = {node["id"]: node["system"] if node["system"] in SYSTEMS else None for node in NODES}
NODE = {node["id"]: node for node in NODES}
EXITS = {name: {int(face): exit_name for face, exit_name in exits.items()} for name, exits in DATA["map"]["navigation"].items()}
GREY: dict[str, set[str]] = {name: set() for name in NAMES}
GREEN: dict[str, set[str]] = {name: set() for name in NAMES}
FOIL: dict[str, set[str]] = {name: set() for name in NAMES}
for _edge in DATA["map"]["edges"]:
    _links = GREEN if _edge["color"] == "green" else GREY
    _links[_edge["a"]].add(_edge["b"])
    _links[_edge["b"]].add(_edge["a"])
for _edge in DATA["map"]["air_foil_edges"]:
    FOIL[_edge["a"]].add(_edge["b"])
    FOIL[_edge["b"]].add(_edge["a"])

CULTURES = DATA["cultures"]["items"]
SHIPS = DATA["ships"]["items"]
EQUIPMENT = DATA["equipment"]["items"]
RELICS = DATA["relics"]["items"]
PASSENGERS = DATA["passengers"]["items"]
DEMANDS = DATA["demands"]["items"]
RACES = DATA["races"]["items"]
SCIENCE = {science["id"]: science for science in DATA["sciences"]["items"]}
RELIC_NUMBER = {relic["name"]: number for number, relic in enumerate(RELICS)}
TOKENS = [("gate", number) for number in range(1, 7)] + [("port", 0)]
TOKENS += [(colour, cost) for colour in ("blue", "red", "yellow") for cost in (10, 20, 30, 40)] + [("relic", number) for number in range(9)]
HAZARDS = DATA["encounters"]["hazards"]
TOKEN_COUNT = [1] * 6 + [3] + [HAZARDS[colour].count(cost) for colour in ("blue", "red", "yellow") for cost in (10, 20, 30, 40)] + [1] * 9
GOODS = [culture["good"]["id"] for culture in CULTURES]
# Things are named (group, number): good, factory, passenger, equipment, relic, card; tokens of the cup also demand.
THINGS = [("good", n) for n in range(14)] + [("factory", n) for n in range(14)] + [("passenger", n) for n in range(10)]
THINGS += [("equipment", n) for n in range(4)] + [("relic", n) for n in range(9)] + [("card", n) for n in range(14)]
CUP = [("good", n) for n in range(14)] + [("factory", n) for n in range(14)]
CUP += [("demand", n) for n in range(19)] + [("passenger", n) for n in range(10)]
