"""Games by chance under given rules, and rules by chance that the notation can say."""

from engine.random_play import play_on

from euchre_tutor.engine import Announce, Deal, Defend, Game, Lead, Position, Rules, Stream
from euchre_tutor.engine.actions import Action


def game(number: int, rules: Rules) -> Game:
    """A finished game under these rules."""
    stream = Stream(f"record {number}")
    played = Game(rules, stream.choice(rules.seats), (stream.below(4), stream.below(4)))
    while not played.over:
        deal = Deal.shuffled(f"record {number} {len(played.deals)}", rules, played.next_dealer)
        *_, last = play_on(Position.start(deal), stream)
        played = played.after(last)
    return played


def sayable_rules(number: int) -> Rules:
    """Rules by chance under which every game can be written as Euchre Game Notation."""
    stream = Stream(f"sayable {number}")
    return Rules(
        stick=stream.choice((False, True)),
        pickup=True,
        lonedef=True,
        caller=True,
        defend=stream.choice((Defend.NEVER, Defend.LONE_MAKER)),
        lead=stream.choice(tuple(Lead)),
        canadian=stream.choice((False, True)),
        target=stream.choice((5, 10, 11)),
        march=stream.choice((3, 4, 5)),
        loneeuchre=stream.choice((2, 3, 4)),
    )


def deeds(played: Game) -> list[list[Action]]:
    """What was done in each deal, answers "not alone" left out."""
    return [
        [action for action in deal.actions if action != Announce(alone=False)]
        for deal in played.deals
    ]
