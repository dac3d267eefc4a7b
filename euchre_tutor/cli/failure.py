"""What a command raises when it has to give up."""

UNUSABLE = 2


class Failure(Exception):  # noqa: N818 - the command fails; this is no error of the program
    """One line for the user, printed on stderr, and the exit status that goes with it."""

    def __init__(self, message: str, status: int = UNUSABLE) -> None:
        super().__init__(message)
        self.status = status
        """1: a record has faults; 2: unreadable, or wrong usage."""
