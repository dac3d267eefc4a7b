"""The pages of the app, each a function that gives a snapshot (`euchre_tutor.widgets.screen`)."""
