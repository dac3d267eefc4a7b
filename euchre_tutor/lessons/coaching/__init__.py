"""The coach beside whoever plays: hints by rungs, figures, what a finished deal cost."""
