"""The ruleset of a match: every point on which printed rules differ (rules/base.md 8, rules/saboteur2.md 8)."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Annotated, Any, Final, Literal

from pydantic import BaseModel, ConfigDict, Field, ModelWrapValidatorHandler, model_validator

from saboteur_desktop.games.saboteur.engine.presets import PRESETS, PresetName
from saboteur_desktop.kernel.record_text import WHOLE

PlacementLink = Literal["start_linked", "touch_linked_region", "touch_any"]

AGREED: Final[dict[str, object]] = {
    "multi_reveal": "all_reached",
    "repair_target": "self_or_other",
    "double_repair": "one_of_two",
    "map_talk": "free_incl_lies",
    "saboteur_closes": "nearest_miner_right",
    "next_starter": "left_of_last_card",
    "no_saboteur_fail": "nobody_paid",
    "tie": "shared",
    "board": "unbounded",
}
"""Points on which all rules agree. A record may state them; any other value is refused."""


_ALIASES: Final[dict[str, dict[bool, tuple[str, object]]]] = {
    "max_saboteurs": {True: ("spare_role", "max_saboteurs"), False: ("spare_role", "one_left_over")},
    "competitive": {True: ("broken_get_no_gold", True), False: ("broken_get_no_gold", False)},
    "selfish_any": {True: ("selfish_dwarf", "added"), False: ("selfish_dwarf", "none")},
    "variant_selfish4": {True: ("selfish_dwarf", "four_players"), False: ("selfish_dwarf", "none")},
    "four_player_s001e": {True: ("selfish_dwarf", "four_players"), False: ("selfish_dwarf", "none")},
}
"""Other names of switches, as the rules tell them: what each stands for when it is on and off."""

_SPELLINGS: Final[dict[str, dict[str | bool, str]]] = {
    "gold_draw": {"new_mine": "miners"},
    "selfish_dwarf": {True: "added", False: "none"},
}
"""Other ways to write a value."""

_EXPANSION_ONLY: Final = (
    "crystal_scope",
    "theft_scope",
    "boss_needs_team",
    "saboteur_finisher",
    "removed_cards",
    "discard_two_refill",
    "show_totals",
)
_NOT_WITH_EXPANSION: Final = (
    "action_deck",
    "round_end",
    "gold_draw",
    "gold_pick",
    "gold_deck",
    "payout_shortage",
    "spare_role",
    "selfish_dwarf",
    "fixed_roles",
    "saboteurs_know_each_other",
)
_NOT_FOR_FOUR: Final = ("gold_deck", "gold_draw", "gold_pick", "payout_shortage", "spare_role")
_SETTLED_FOR_FOUR: Final = ("selfish_dwarf", "fixed_roles", "saboteurs_know_each_other")
"""What the game for four with a selfish dwarf leaves nobody to choose: its roles are fixed, with one saboteur."""


class Clash(ValueError):
    """Two options that cannot be played together.

    ``options`` has their own names; the sentence has those by which they were ``said``.
    """

    def __init__(
        self, one: str, other: str, why: str = "cannot be combined", said: Mapping[str, str] = MappingProxyType({})
    ) -> None:
        super().__init__(f"the options {said.get(one, one)} and {said.get(other, other)} {why}")
        self.options = one, other


def _also_written(schema: dict[str, Any]) -> None:
    """Add to the JSON Schema what a record may say although it is no option of its own."""
    schema["properties"] |= {name: {"const": only} for name, only in AGREED.items()}
    schema["properties"] |= {name: {"type": "boolean"} for name in _ALIASES}
    for name, spellings in _SPELLINGS.items():
        schema["properties"][name]["enum"] += [*spellings]
        schema["properties"][name].pop("type", None)


class Ruleset(BaseModel):
    """A preset and what is set differently from it, filled in to every option.

    Reading raises pydantic's ValidationError for an unknown option, an unknown value or options that contradict.
    """

    model_config = ConfigDict(frozen=True, extra="forbid", strict=True, json_schema_extra=_also_written)

    preset: PresetName = "standard"
    placement_link: PlacementLink = "start_linked"
    """How a new card must hang together with the mine."""
    facedown_goal_borders: Literal["free", "must_match_open"] = "free"
    """Whether rock may lie against a goal that is still face down."""
    revealed_goal_borders: Literal["must_match", "free"] = "must_match"
    """Whether a new card must match a goal that lies face up."""
    stone_misfit: Literal["allowed_if_unavoidable", "never"] = "allowed_if_unavoidable"
    """Whether a stone is turned up although it clashes with another neighbour; with ``never`` it stays face down."""
    break_self: Literal["allowed", "forbidden"] = "allowed"
    """Whether a player may break a tool of their own."""
    map_target: Literal["facedown_only", "any_goal"] = "any_goal"
    """Which goals a map may be played on."""
    action_deck: Literal["official27", "s002_28"] = "official27"
    """How many action cards of each kind are in the deck."""
    round_end: Literal["hands_empty", "no_playable_now", "all_passed_unplayable"] = "hands_empty"
    """When a round without gold is over."""
    gold_draw: Literal["miners", "players_cap9", "players"] = "players_cap9"
    """How many gold cards are drawn when the miners win."""
    gold_pick: Literal["choose", "auto_desc"] = "choose"
    """Whether miners choose a gold card or are dealt them from most to fewest nuggets."""
    payout_shortage: Literal["exact_credit", "exchange_then_credit", "round_down"] = "exact_credit"
    """What happens when the gold left cannot pay a saboteur exactly (section 7.3)."""
    first_player: Literal["youngest", "random"] = "youngest"
    """Who begins the match, unless the players choose."""
    spare_role: Literal["one_left_over", "max_saboteurs"] = "one_left_over"
    """Whether one role card is left over unseen, or all saboteurs are in play."""
    broken_get_no_gold: bool = False
    """Whether miners with a broken tool at the end go without gold."""
    rounds: int = Field(default=3, ge=1, le=9)

    middle_goal_distance: Annotated[Literal[7, 8], WHOLE] = 7
    """How many empty cells lie between the start and the middle goal; with 8 no card touches two goals."""
    map_count: int | None = Field(default=None, ge=0, le=6)
    """How many maps are in the deck; None leaves as many as the action deck has."""
    gold_deck: Literal["printed", "old_mine"] = "printed"
    """Whether six of the gold cards are empty."""
    selfish_dwarf: Literal["none", "added", "four_players"] = "none"
    """Whether one miner wins alone, and only by reaching the gold himself; ``four_players`` is the game of its own for
    four, with points in place of gold cards."""
    fixed_roles: bool = False
    """Whether the number of saboteurs is fixed, with no spare role."""
    saboteurs_know_each_other: bool = False
    """Whether each saboteur is told at the start of a round who the others are."""

    expansion: bool = False
    """Whether Saboteur 2 is played."""
    crystal_scope: Literal["connected", "visible"] = "connected"
    """Which crystals a geologist is paid for: those joined to the start or a ladder, or all on the table."""
    theft_scope: Literal["this_round", "any_gold"] = "this_round"
    """Whether a thief takes from what was paid in this round or from all that a player owns."""
    boss_needs_team: bool = False
    """Whether the boss wins only together with a team."""
    saboteur_finisher: Literal["neutral", "gold_counts_but_no_team"] = "neutral"
    """Whether the teams that a way is open to win although a saboteur laid the last card."""
    removed_cards: Annotated[Literal[0, 10], WHOLE] = 10
    """How many cards are set aside unseen in each round."""
    discard_two_refill: bool = False
    """Whether two cards are drawn after two were given to clear away one in front."""
    show_totals: bool = True
    """Whether everybody sees how much gold each player has, or only who has any."""

    @model_validator(mode="wrap")
    @classmethod
    def _read(cls, given: Any, read: ModelWrapValidatorHandler["Ruleset"]) -> "Ruleset":
        if not isinstance(given, dict):
            return read(given)
        chosen, said = _in_own_names(given)
        preset = chosen.get("preset", "standard")
        preset_options = PRESETS.get(preset, {}) if isinstance(preset, str) else {}
        if "expansion" in preset_options and "expansion" not in chosen:
            said["expansion"] = f"expansion (preset {preset})"
        ruleset = read({**preset_options, **chosen})
        ruleset._check_together(said)
        return ruleset

    def _check_together(self, said: Mapping[str, str]) -> None:
        """Refuse what cannot be played together, naming both options."""
        changed = {
            name for name in type(self).model_fields if getattr(self, name) != type(self).model_fields[name].default
        }
        apart = _NOT_WITH_EXPANSION if self.expansion else _EXPANSION_ONLY
        for name in apart:
            if name in changed:
                raise Clash(name, "expansion", "cannot be combined" if self.expansion else "belong together", said)
        if self.fixed_roles:
            for name in ("spare_role", "selfish_dwarf"):
                if name in changed:
                    raise Clash("fixed_roles", name, said=said)
        if self.selfish_dwarf == "four_players":
            for name in _NOT_FOR_FOUR:
                if name in changed:
                    raise Clash("variant_selfish4", name, said=said)

    @property
    def pays_points(self) -> bool:
        """Whether gold is a plain number of nuggets, without gold cards."""
        return self.expansion or self.selfish_dwarf == "four_players"

    def leaves_open(self, option: str) -> bool:
        """Whether the game that is played has this option at all."""
        if self.expansion:
            return option not in _NOT_WITH_EXPANSION
        if self.selfish_dwarf == "four_players" and option in (*_NOT_FOR_FOUR, *_SETTLED_FOR_FOUR):
            return False
        return option not in _EXPANSION_ONLY

    def written(self) -> dict[str, Any]:
        """Return the shortest record text: the preset and only what differs from it."""
        plain = Ruleset(preset=self.preset)
        differing = {
            name: getattr(self, name) for name in type(self).model_fields if getattr(self, name) != getattr(plain, name)
        }
        return {"preset": self.preset, **differing}


def _in_own_names(given: dict[str, Any]) -> tuple[dict[str, Any], dict[str, str]]:
    """Return the options by their own names, without those that nobody can change, and by which names they were said.

    Raises ValueError for a point that cannot be otherwise, and where one name contradicts another.
    """
    chosen = dict(given)
    for name, only in AGREED.items():
        if name in chosen and chosen.pop(name) != only:
            raise ValueError(f"the option {name} can only be {only!r}")
    for name, spellings in _SPELLINGS.items():
        if isinstance(chosen.get(name), str | bool):
            chosen[name] = spellings.get(chosen[name], chosen[name])
    said: dict[str, str] = {}
    for alias, meanings in _ALIASES.items():
        if alias in chosen:
            on = chosen.pop(alias)
            if not isinstance(on, bool):
                raise ValueError(f"the option {alias} is true or false")
            name, wanted = meanings[on]
            if chosen.setdefault(name, wanted) != wanted:
                raise ValueError(f"the options {alias} and {said.get(name, name)} contradict each other")
            said[name] = alias
            if wanted == "four_players":
                # The switch means the whole game for four: its maps and its far middle goal too, unless they are said.
                chosen = {**PRESETS["selfish-dwarf-4"], **chosen}
    return chosen, said
