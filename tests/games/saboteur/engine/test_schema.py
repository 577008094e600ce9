"""The JSON Schema says of a text what the program says of it."""

import json
from collections.abc import Iterator
from typing import Any

import pytest
from pydantic import TypeAdapter, ValidationError

from saboteur_desktop.games.saboteur.engine.notation.model import MOVE_WORDS, MoveText, RecordText, ScenarioText
from saboteur_desktop.games.saboteur.engine.notation.moves import move_of, written_move
from saboteur_desktop.games.saboteur.engine.ruleset import AGREED, Ruleset
from tests.games.saboteur.engine.plays import GAME, TABLES, deal, play_out, ruleset
from tests.games.saboteur.engine.test_bad_input import BAD, GOOD, changed
from tests.games.saboteur.engine.test_cases import WRITTEN
from tests.games.saboteur.engine.test_record_check import recorded
from tests.games.saboteur.engine.written import Text, lies

SCENARIO = TypeAdapter(ScenarioText)
SCHEMA: Text = SCENARIO.json_schema()

JSON_TYPES: dict[str, tuple[type, ...]] = {
    "object": (dict,),
    "array": (list,),
    "string": (str,),
    "integer": (int,),
    "boolean": (bool,),
    "null": (type(None),),
}
UNDERSTOOD = {
    *("$ref", "$defs", "anyOf", "oneOf", "discriminator", "type", "const", "enum", "properties", "required"),
    *("additionalProperties", "items", "prefixItems", "minItems", "maxItems", "minimum", "maximum"),
    *("title", "description", "default"),
}


def faults(schema: Text, value: Any) -> Iterator[str]:
    """Yield what a value breaks of a schema; knows the words of JSON Schema that ours uses and fails at others."""
    assert set(schema) <= UNDERSTOOD, set(schema) - UNDERSTOOD
    if "$ref" in schema:
        yield from faults(SCHEMA["$defs"][schema["$ref"].rpartition("/")[2]], value)
    choices = schema.get("anyOf") or schema.get("oneOf")
    if choices and all(any(faults(choice, value)) for choice in choices):
        yield f"{value!r} is none of the choices"
    if "type" in schema and not _is_a(schema["type"], value):
        yield f"{value!r} is no {schema['type']}"
    elif "const" in schema and value != schema["const"]:
        yield f"{value!r} is not {schema['const']!r}"
    elif "enum" in schema and value not in schema["enum"]:
        yield f"{value!r} is none of {schema['enum']}"
    elif isinstance(value, dict):
        fields = schema.get("properties", {})
        yield from (f"{name} is missing" for name in schema.get("required", ()) if name not in value)
        for name, part in value.items():
            if name in fields:
                yield from faults(fields[name], part)
            elif schema.get("additionalProperties") is False:
                yield f"{name} is no field"
    elif isinstance(value, list):
        if not schema.get("minItems", 0) <= len(value) <= schema.get("maxItems", len(value)):
            yield f"{len(value)} entries"
        first = schema.get("prefixItems", [])
        for place, part in enumerate(value):
            yield from faults(first[place] if place < len(first) else schema.get("items", {}), part)
    elif isinstance(value, int) and not schema.get("minimum", value) <= value <= schema.get("maximum", value):
        yield f"{value} is out of bounds"


def _is_a(name: str, value: Any) -> bool:
    return isinstance(value, JSON_TYPES[name]) and not (name == "integer" and isinstance(value, bool))


@pytest.mark.parametrize("case", WRITTEN, ids=lambda case: case["name"])
def test_the_schema_allows_the_written_cases(case: dict[str, Any]) -> None:
    assert list(faults(SCHEMA, case["scenario"])) == []


@pytest.mark.parametrize("preset", ["standard", "bga", "ru-booklet"])
def test_the_schema_allows_the_records_that_the_program_writes(preset: str) -> None:
    assert list(faults(SCHEMA, recorded(preset))) == []


RULESETS: list[Text] = [
    {},
    dict(AGREED),
    {"max_saboteurs": True},
    {"spare_role": "max_saboteurs"},
    {"gold_draw": "new_mine"},
    {"selfish_dwarf": True},
    {"selfish_dwarf": "added"},
    {"four_player_s001e": True},
    {"rounds": 9, "broken_get_no_gold": True, "preset": "bga"},
]


@pytest.mark.parametrize("rules", RULESETS, ids=str)
def test_the_schema_allows_every_option_that_the_program_reads(rules: Text) -> None:
    SCENARIO.validate_json(json.dumps(changed("ruleset", rules)))
    assert list(faults(SCHEMA, changed("ruleset", rules))) == []


@pytest.mark.parametrize(("text", "where"), BAD, ids=lambda value: value or "whole" if isinstance(value, str) else "")
def test_the_schema_has_nothing_against_what_the_program_can_read(text: Any, where: str) -> None:
    refused_by_schema = list(faults(SCHEMA, text))
    try:
        SCENARIO.validate_json(json.dumps(text))
    except ValidationError:
        return
    # What is wrong with these comes out only when the position is set up.
    assert refused_by_schema == [], where


STRUCTURAL = [
    changed("format", "other"),
    changed("seats", "three"),
    changed("rounds", []),
    changed("unknown", 1),
    changed("ruleset", {"preset": "nope"}),
    changed("ruleset", {"tie": "dice"}),
    changed("rounds.0.setup.roles", ["elf"]),
    changed("rounds.0.moves", [{"do": "fly"}]),
    changed("rounds.0.moves", [{"do": "path", "card": "EW", "cell": [1]}]),
    changed("rounds.0.moves", [{"do": "map", "goal": "top"}]),
    changed("rounds.0.setup.revealed", [{"goal": 3}]),
]


@pytest.mark.parametrize("text", STRUCTURAL, ids=range(len(STRUCTURAL)))
def test_the_schema_refuses_what_has_the_wrong_shape(text: Text) -> None:
    assert list(faults(SCHEMA, text)) != []


def test_the_schema_names_every_move() -> None:
    moves = TypeAdapter(MoveText).json_schema()
    assert set(moves["discriminator"]["mapping"]) == MOVE_WORDS


@pytest.mark.parametrize("read", [RecordText, ScenarioText])
def test_every_text_comes_back_as_it_was_written(read: type[RecordText]) -> None:
    full: Text = {**GOOD, "seats": [{"name": "Аки"}, {"kind": "bot", "level": "careful"}, {"avatar": 3}]}
    full["ruleset"] = {"preset": "bga", "rounds": 2}
    full["rounds"] = [
        {
            "setup": {
                "starter": 2,
                "roles": ["miner", "saboteur", "miner"],
                "spare_roles": ["miner"],
                "goals": ["gold", "stone-ES", "stone-SW"],
                "hands": [["EW"], [], ["map", "repair-pickaxe-cart"]],
                "deck": ["rockfall"],
                "gold_deck": [1, 3],
                "table": [lies("NE", 0, 1)],
                "revealed": [{"goal": 1, "turned": True}],
                "in_front": [[], ["break-cart"], []],
                "gold": [[1], [], [2, 3]],
            },
            "moves": [
                {"do": "path", "card": "EW", "cell": [1, 0], "turned": True, "seat": 0},
                {"do": "break", "card": "break-cart", "target": 1},
                {"do": "repair", "card": "repair-pickaxe-cart", "target": 1, "tool": "cart"},
                {"do": "rockfall", "cell": [1, 0]},
                {"do": "map", "goal": 2},
                {"do": "discard", "cards": ["map"]},
                {"do": "take_gold", "card": 3},
            ],
            "checkpoints": [{"after": 1, "digest": "0"}],
        }
    ]
    if read is RecordText:
        del full["ask"]
    assert list(faults(SCHEMA, full)) == []
    first = read.model_validate_json(json.dumps(full))
    assert read.model_validate_json(first.model_dump_json()) == first
    written = json.loads(first.model_dump_json(exclude_unset=True))
    written["ruleset"] = first.ruleset.written()
    assert written == full


@pytest.mark.parametrize(("preset", "seats"), TABLES[::5])
def test_every_move_comes_back_as_it_was_written(preset: str, seats: int) -> None:
    rules = ruleset(preset)
    for step in play_out(deal(rules, seats, "written"), "written"):
        for move in GAME.legal_moves(GAME.view(step.before, step.before.table.to_move)):
            written = written_move(move)
            text = TypeAdapter(MoveText).validate_json(json.dumps(written))
            assert move_of(text) == move
            assert GAME.read_move(json.loads(json.dumps(GAME.write_move(1, move)))) == move


@pytest.mark.parametrize("rules", RULESETS, ids=str)
def test_every_ruleset_comes_back_as_it_was_written(rules: Text) -> None:
    read = Ruleset.model_validate(rules)
    assert Ruleset.model_validate(json.loads(json.dumps(read.written()))) == read
