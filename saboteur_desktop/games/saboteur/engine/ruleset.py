"""The ruleset of a match: every point on which printed rules differ (rules/base.md section 8)."""

from typing import Any, Final, Literal

from pydantic import BaseModel, ConfigDict, Field, model_validator

from saboteur_desktop.games.saboteur.engine.presets import PRESETS, PresetName

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


def _also_written(schema: dict[str, Any]) -> None:
    """Add to the JSON Schema what a record may say although it is no option of its own."""
    schema["properties"] |= {name: {"const": only} for name, only in AGREED.items()}
    schema["properties"]["max_saboteurs"] = {"type": "boolean"}


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

    @model_validator(mode="before")
    @classmethod
    def _fill_in_preset(cls, given: Any) -> Any:
        if not isinstance(given, dict):
            return given
        chosen = dict(given)
        for name, only in AGREED.items():
            if name in chosen and chosen.pop(name) != only:
                raise ValueError(f"the option {name} can only be {only!r}")
        if "max_saboteurs" in chosen:
            all_in = chosen.pop("max_saboteurs")
            if not isinstance(all_in, bool):
                raise ValueError("the option max_saboteurs is true or false")
            wanted = "max_saboteurs" if all_in else "one_left_over"
            if chosen.setdefault("spare_role", wanted) != wanted:
                raise ValueError("the options max_saboteurs and spare_role contradict each other")
        preset = chosen.get("preset", "standard")
        return {**PRESETS.get(preset, {}), **chosen} if isinstance(preset, str) else chosen

    def written(self) -> dict[str, Any]:
        """Return the shortest record text: the preset and only what differs from it."""
        plain = Ruleset(preset=self.preset)
        differing = {
            name: getattr(self, name) for name in type(self).model_fields if getattr(self, name) != getattr(plain, name)
        }
        return {"preset": self.preset, **differing}
