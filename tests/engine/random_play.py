"""Legal play by chance: where the property tests get their positions."""

from collections.abc import Iterator

from engine.cases import mixed_rules

from euchre_tutor.engine import Deal, Game, Pass, Position, Rules, Stream


def play_on(position: Position, stream: Stream) -> Iterator[Position]:
    """Give the position and every later one; in the bidding pass half the time."""
    yield position
    while position.to_act is not None:
        legal = position.legal()
        passes = legal[0] == Pass() and stream.below(2)
        position = position.after(legal[0] if passes else stream.choice(legal))
        yield position


def positions(number: int, rules: Rules | None = None) -> list[Position]:
    """Give all positions of one deal: under a preset, random house rules, or these rules."""
    rules = rules or mixed_rules(number)
    start = Position.start(Deal.shuffled(f"play {number}", rules))
    return list(play_on(start, Stream(f"choices {number}")))


def random_game(number: int) -> Game:
    """Give a finished game: deals by chance until somebody has won."""
    rules = mixed_rules(number)
    stream = Stream(f"game {number}")
    game = Game(rules, stream.choice(rules.seats), (stream.below(5), stream.below(5)))
    while not game.over:
        deal = Deal.shuffled(f"game {number} {len(game.deals)}", rules, game.next_dealer)
        *_, last = play_on(Position.start(deal), stream)
        game = game.after(last)
    return game
