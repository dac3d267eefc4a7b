"""Progress as JSON: the file a learner exports, and what the store of the base install writes."""

from euchre_tutor.progress.document.fields import BadDocumentError, NewerDocumentError
from euchre_tutor.progress.document.reading import imported, loaded, read_learner
from euchre_tutor.progress.document.writing import dumped, exported, learner_json

__all__ = [
    "BadDocumentError",
    "NewerDocumentError",
    "dumped",
    "exported",
    "imported",
    "learner_json",
    "loaded",
    "read_learner",
]
