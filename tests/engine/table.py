"""Deals and positions written shortly, for tests."""

from euchre_tutor.engine import DECK, Action, Deal, Position, Rules, Seat, parse_action, parse_cards

STANDARD = Rules.STANDARD
N, E, S, W = Seat


def deal(
    upcard: str = "9s",
    *,
    north: str = "",
    east: str = "",
    south: str = "",
    west: str = "",
    dealer: Seat = S,
    rules: Rules = STANDARD,
) -> Deal:
    """Give a deal with these cards; hands not full take the lowest places of the deck left over."""
    wanted = [list(parse_cards(text)) for text in (north, east, south, west)]
    kitty = list(parse_cards(upcard))
    placed = {card for cards in (*wanted, kitty) for card in cards}
    rest = [card for card in DECK if card not in placed]
    for seat in rules.seats:
        while len(wanted[seat.number]) < 5:
            wanted[seat.number].append(rest.pop(0))
    first, second, third, fourth = (tuple(cards) for cards in wanted)
    return Deal(rules, dealer, (first, second, third, fourth), (*kitty, *rest))


def actions(text: str) -> list[Action]:
    """Read actions separated by blanks."""
    return [parse_action(code) for code in text.split()]


def after(start: Deal | Position, text: str = "") -> Position:
    """Give the position after these actions."""
    position = Position.start(start) if isinstance(start, Deal) else start
    return position.play(*actions(text))


def codes(position: Position) -> list[str]:
    """Give the codes of the legal actions, in their order."""
    return [action.code for action in position.legal()]


def rule_against(position: Position, code: str) -> str | None:
    """Give the key of the rule that forbids the action, None where it is allowed."""
    refusal = position.refusal(parse_action(code))
    return None if refusal is None else refusal.rule


def played_out(position: Position, *, alone: frozenset[Seat] = frozenset()) -> Position:
    """Play on to the end: ``alone`` go alone when asked; else always the first legal action."""
    while position.to_act is not None:
        options = position.legal()
        if position.phase.value == "alone":
            position = position.after(options[position.to_act in alone])
        else:
            position = position.after(options[0])
    return position


def to_the_lead(position: Position, *, alone: frozenset[Seat] = frozenset()) -> Position:
    """Go on to the first lead: ``alone`` go alone when asked; else the first legal action."""
    while position.to_act is not None and position.phase.value != "play":
        options = position.legal()
        number = position.to_act in alone if position.phase.value == "alone" else 0
        position = position.after(options[number])
    return position
