"""Every word a person reads, from the Fluent catalogues in `locales/`."""

from __future__ import annotations

import os
from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

LOCALES = Path(__file__).parent / "locales"
LANGUAGES = sorted(folder.name for folder in LOCALES.iterdir() if folder.is_dir())
FALLBACK = "en"


class UnknownText(KeyError):
    """A catalogue has no text of that name."""


@cache
def bundle(catalogue: str, language: str) -> FluentBundle:
    """Return one catalogue in one language."""
    found = FluentBundle([language, FALLBACK], use_isolating=False)
    for path in (LOCALES / language / f"{catalogue}.ftl", LOCALES / FALLBACK / f"{catalogue}.ftl"):
        if path.is_file():
            found.add_resource(FluentResource(path.read_text(encoding="utf-8")), allow_overrides=False)
    return found


class Texts:
    """The texts of one language; catalogues are `shell`, `terminal` and one for each game."""

    def __init__(self, language: str = FALLBACK) -> None:
        if language not in LANGUAGES:
            raise ValueError(f"there is no language {language!r}; there are: {', '.join(LANGUAGES)}")
        self.language = language

    def has(self, catalogue: str, name: str) -> bool:
        """Say whether a catalogue has a text of this name."""
        return bundle(catalogue, self.language).has_message(name)

    def say(self, catalogue: str, name: str, **given: str | int | float) -> str:
        """Return a text with its gaps filled, or raise UnknownText."""
        found = bundle(catalogue, self.language)
        if not found.has_message(name):
            raise UnknownText(f"{catalogue}.ftl has no {name}")
        message = found.get_message(name)
        if message.value is None:
            raise UnknownText(f"{catalogue}.ftl: {name} is empty")
        text, errors = found.format_pattern(message.value, given)
        if errors:
            raise UnknownText(f"{catalogue}.ftl: {name}: {errors[0]}")
        return str(text)


def spoken() -> str:
    """Return the language that the environment asks for."""
    for name in ("BLUERIBAND_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        asked = os.environ.get(name, "")
        if asked:
            return asked[:2] if asked[:2] in LANGUAGES else FALLBACK
    return FALLBACK
