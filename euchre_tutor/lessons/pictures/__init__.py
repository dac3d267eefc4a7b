"""What lies on the cloth, drawn from the engine's facts (the shapes: ``widgets.screen``)."""

from euchre_tutor.lessons.pictures.asked import Asked, Scene
from euchre_tutor.lessons.pictures.scene import scene

__all__ = ["Asked", "Scene", "scene"]
