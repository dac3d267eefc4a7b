"""Where a page opens: what its address, or else the command line, asks for."""

import os
from collections.abc import Mapping
from urllib.parse import parse_qs

LANGUAGE = "EUCHRE_TUTOR_LANG"
"""The environment variable with the language to start in; `euchre-tutor --lang` sets it."""


def asked(query: str, environ: Mapping[str, str] = os.environ) -> dict[str, str]:
    """What a page's query asks for, such as `{"lesson": "bowers", "lang": "en"}`.

    Of a name given twice the last counts. `lang` falls back to the command line's; without either
    it is missing.
    """
    wishes = {name: values[-1] for name, values in parse_qs(query).items()}
    if environ.get(LANGUAGE):
        wishes.setdefault("lang", environ[LANGUAGE])
    return wishes
