"""What lies on the cloth, drawn from the engine's facts (the shapes: ``widgets.screen``)."""
