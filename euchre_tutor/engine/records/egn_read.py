"""Reading Euchre Game Notation, leniently: older spellings, unknown keys, unknown cards."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from euchre_tutor.engine.actions import NAME_SUIT, ORDER_UP, PASS, Call, Pass
from euchre_tutor.engine.cards import CardError, Suit
from euchre_tutor.engine.game import GameError, check_start
from euchre_tutor.engine.records.egn_cards import read_card, read_cards
from euchre_tutor.engine.records.egn_json import EgnError, Fields, Node, Wanted, parse_json
from euchre_tutor.engine.records.egn_notes import read_notes
from euchre_tutor.engine.records.egn_rules import read_rules
from euchre_tutor.engine.records.egn_told import read_told
from euchre_tutor.engine.records.recorded import (
    NO_HANDS,
    RecordedDeal,
    RecordedGame,
    Seen,
    SeenHand,
    UnknownCall,
)
from euchre_tutor.engine.rules import Rules
from euchre_tutor.engine.seats import Seat

_FILE_TYPE: Final = "Euchre Game Notation"
_PASS: Final = ("pass", "p")
_ORDER: Final = ("order", "orderup", "pickup", "call")
_ALONE: Final = ("alone", "orderalone")
_OPEN: Final = ("x", "")
_NOBODY: Final = -1


def read_egn(data: bytes) -> RecordedGame:
    """Read a file of Euchre Game Notation.

    Raises :class:`~euchre_tutor.engine.records.egn_json.EgnError`, and nothing else, for what
    cannot be read. Faults of play are no such thing: the referee names them.
    """
    root = parse_json(data)
    if not isinstance(root.value, dict):
        raise Node(root.value, "file").wrong(Wanted.EGN)
    top = root.fields()
    kind, version = top.get("fileType"), top.get("version")
    if kind is not None and kind.text(Wanted.EGN) != _FILE_TYPE:
        raise kind.wrong(Wanted.EGN)
    if version is not None and version.text(Wanted.VERSION).split(".")[0] != "1":
        raise version.wrong(Wanted.VERSION)
    metadata = _fields(top.get("metadata"), "metadata")
    ruleset = read_rules(_fields(metadata.get("ruleset"), "metadata.ruleset"))
    rules, seat = read_told(metadata.get("description"), ruleset)
    return RecordedGame(
        rules=rules,
        start=_score(metadata.get("initialScore"), rules),
        deals=tuple(_deal(node) for node in top.need("deals", Wanted.DEALS).items(Wanted.DEALS)),
        seat=seat,
    )


def _fields(node: Node | None, where: str) -> Fields:
    return Fields({}, where) if node is None else node.fields()


def _score(node: Node | None, rules: Rules) -> tuple[int, int]:
    points = [item.number() for item in _items(node, Wanted.SCORE)]
    if node is None:
        return 0, 0
    if len(points) != 2:  # noqa: PLR2004  # two sides
        raise node.wrong(Wanted.SCORE)
    start = points[0], points[1]
    try:
        check_start(start, rules)
    except GameError as error:
        raise EgnError(node.where, Wanted.START, f"{start[0]} to {start[1]}") from error
    return start


def _items(node: Node | None, wanted: Wanted = Wanted.LIST) -> list[Node]:
    return [] if node is None else list(node.items(wanted))


def _seat(node: Node | None, wanted: Wanted = Wanted.SEAT) -> Seat | None:
    if node is None or node.value == _NOBODY:
        return None
    if type(node.value) is not int or not 0 <= node.value < len(Seat):
        raise node.wrong(wanted)
    return Seat(node.value)


def _deal(node: Node) -> RecordedDeal:
    if isinstance(node.value, str):
        raise node.wrong(Wanted.PLAIN_DEAL)
    fields = node.fields()
    initial = fields.need("initialState", Wanted.OBJECT).fields()
    dealer_node = initial.need("dealer", Wanted.SEAT)
    dealer = _seat(dealer_node)
    if dealer is None:
        raise dealer_node.wrong(Wanted.SEAT)
    bidding, play = _phases(fields.get("phases"))
    upcard = read_card(initial.get("upCard"), None)
    calls = tuple(_call(item) for item in _items(bidding.get("calls")))
    alone = _flag(bidding.get("isAlone")) or _flag(play.get("isAlone"))
    calls = _with_alone(calls, alone=alone)
    trump = _trump(calls, upcard)
    defender = _seat(bidding.get("aloneDefender") or play.get("aloneDefender"))
    return RecordedDeal(
        dealer=dealer,
        upcard=upcard,
        hands=_hands(initial.get("playerCards"), trump),
        calls=calls,
        discard=read_card(bidding.get("discard"), trump),
        announced=() if defender is None else (defender,),
        leader=_seat(play.get("initialLead")),
        tricks=_tricks(play.get("tricks"), trump),
        call_notes=read_notes(bidding.get("callAnnotations")),
        card_notes=read_notes(play.get("playAnnotations")),
    )


def _flag(node: Node | None) -> bool:
    return node is not None and node.flag()


def _phases(node: Node | None) -> tuple[Fields, Fields]:
    """Tell the bidding from the play by what they hold, whatever they are called."""
    bidding: Fields | None = None
    play: Fields | None = None
    for phase in _items(node):
        fields = phase.fields()
        if fields.get("calls") is not None:
            if bidding is not None:
                raise phase.wrong(Wanted.ONE_PHASE)
            bidding = fields
        if fields.get("tricks") is not None:
            if play is not None:
                raise phase.wrong(Wanted.ONE_PHASE)
            play = fields
    return bidding or Fields({}, ""), play or Fields({}, "")


def _call(node: Node) -> Call | UnknownCall:
    word = node.text(Wanted.CALL).strip().casefold().replace(" ", "").replace("_", "")
    if word in _PASS:
        return PASS
    if word in (*_ORDER, *_ALONE):
        return ORDER_UP[word in _ALONE]
    if word in _OPEN:
        return UnknownCall()
    try:
        return NAME_SUIT[Suit.parse(word)][0]
    except CardError:
        raise node.wrong(Wanted.CALL) from None


def _with_alone(
    calls: tuple[Call | UnknownCall, ...], *, alone: bool
) -> tuple[Call | UnknownCall, ...]:
    """Say "alone" with the call that made trump: the first that is no pass."""
    for at, call in enumerate(calls):
        if alone and not isinstance(call, Pass):
            return (*calls[:at], replace(call, alone=True), *calls[at + 1 :])
    return calls


def _trump(calls: tuple[Call | UnknownCall, ...], upcard: Seen) -> Suit | None:
    """Tell which suit the first call that is no pass makes trump, legal or not."""
    made = next((call for call in calls if not isinstance(call, Pass)), None)
    if made in ORDER_UP:
        return getattr(upcard, "suit", None)
    return getattr(made, "suit", None)


def _hands(node: Node | None, trump: Suit | None) -> tuple[SeenHand, SeenHand, SeenHand, SeenHand]:
    hands = [read_cards(item, trump) for item in _items(node)]
    if node is not None and any(hands[len(Seat) :]):
        raise node.wrong(Wanted.HANDS)
    north, east, south, west = (*hands, *NO_HANDS)[: len(Seat)]
    return north, east, south, west


def _tricks(node: Node | None, trump: Suit | None) -> tuple[SeenHand, ...]:
    tricks = [read_cards(item, trump) for item in _items(node)]
    while tricks and not tricks[-1]:
        tricks.pop()
    return tuple(tricks)
