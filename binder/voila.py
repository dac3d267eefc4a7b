"""Voilà's settings on Binder: the same as those of `euchre-tutor`."""

from euchre_tutor.server import settings

c = get_config()  # type: ignore[name-defined] # noqa: F821  # traitlets puts it there
c.VoilaConfiguration.update(settings("localhost")["VoilaConfiguration"])
