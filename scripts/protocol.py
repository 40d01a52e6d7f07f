"""Write the TypeScript types of the protocol, of each game's view, and each game's words for the browser client.

python scripts/protocol.py            write web/src/lib/protocol.ts, views/<game>.ts and words/<game>.json
python scripts/protocol.py --check    fail when they are out of date
"""

from __future__ import annotations

import argparse
import importlib
import inspect
import json
import sys
import typing
from pathlib import Path
from types import ModuleType, UnionType
from typing import Any

import msgspec
from msgspec import Struct

from blueriband import games
from blueriband.phrases import names_seats
from blueriband.server import messages, play_messages, socket_messages

HERE = Path(__file__).resolve().parent.parent
LIB = HERE / "web" / "src" / "lib"
VIEWS = HERE / "src" / "blueriband" / "server" / "views"
HEAD = "// Made by scripts/protocol.py from {source}; do not edit.\n"
PLAIN = {str: "string", int: "number", float: "number", bool: "boolean", type(None): "null", Any: "any"}


def typescript(hint: Any) -> str:
    """Return a Python type as TypeScript writes it."""
    if hint in PLAIN:
        return PLAIN[hint]
    if isinstance(hint, type) and issubclass(hint, Struct):
        return hint.__name__
    origin, given = typing.get_origin(hint), typing.get_args(hint)
    if origin is typing.Annotated:
        return typescript(given[0])
    if origin is typing.Literal:
        return " | ".join(json.dumps(value).replace('"', "'") for value in given)
    if origin in (typing.Union, UnionType):
        return " | ".join(dict.fromkeys(typescript(one) for one in given if one is not msgspec.UnsetType))
    if origin is list:
        inner = typescript(given[0])
        return f"({inner})[]" if " | " in inner else f"{inner}[]"
    if origin is tuple:
        inner = ", ".join(typescript(one) for one in given if one is not Ellipsis)
        return f"({inner})[]" if Ellipsis in given else f"[{inner}]"
    if origin is dict:
        return f"Record<string, {typescript(given[1])}>"
    raise TypeError(f"{hint!r} has no TypeScript form")


def interface(struct: type[Struct]) -> str:
    """Return a struct as an interface; what a client may leave out is optional."""
    hints = typing.get_type_hints(struct, include_extras=True)
    sent = issubclass(struct, messages.Strict)
    lines = [f"/** {inspect.getdoc(struct)} */", f"export interface {struct.__name__} {{"]
    config = struct.__struct_config__
    if config.tag is not None:
        lines.append(f"  {config.tag_field}: '{config.tag}';")
    for field in msgspec.structs.fields(struct):
        missing = msgspec.UnsetType in typing.get_args(hints[field.name])
        optional = "?" if missing or (sent and not field.required) else ""
        lines.append(f"  {field.encode_name}{optional}: {typescript(hints[field.name])};")
    return "\n".join([*lines, "}"])


def structs(module: ModuleType) -> list[type[Struct]]:
    """Return the structs of a module in the order written."""
    found = [value for value in vars(module).values() if isinstance(value, type) and issubclass(value, Struct)]
    return [value for value in found if value.__module__ == module.__name__ and value is not messages.Strict]


def types_of(*modules: ModuleType, unions: tuple[str, ...] = ()) -> str:
    """Return all structs of some modules as TypeScript, then the last one's unions of messages."""
    parts = [HEAD.format(source=", ".join(module.__name__.replace(".", "/") + ".py" for module in modules))]
    literals = {
        name: value
        for module in modules
        for name, value in vars(module).items()
        if typing.get_origin(value) is typing.Literal
    }
    parts += [f"export type {name} = {typescript(value)};" for name, value in literals.items()]
    parts += [interface(struct) for module in modules for struct in structs(module)]
    parts += [f"export type {name} = {typescript(getattr(modules[-1], name))};" for name in unions]
    return "\n".join(parts) + "\n"


def words_of(name: str) -> str:
    """Return the nouns of a game's verbs and events, what kind of thing each is, and the printed names."""
    game = games.find(name)
    kinds: dict[str, str] = {}
    for word in [*game.verbs, *game.events]:
        for noun in word.nouns:
            kinds[noun.name] = "amount" if noun.ids is None else "seat" if names_seats(noun) else "thing"
    figures = getattr(game, "figures", None)
    printed: dict[str, dict[str, str]] = {}
    for kind in kinds:
        for ids, names in ((f"{kind}_ids", f"{kind}_names"), ("ids", "names")):
            if hasattr(figures, ids) and hasattr(figures, names):
                if ids != "ids" or kind == "card":
                    printed[kind] = dict(zip(getattr(figures, ids), getattr(figures, names), strict=True))
                break
    words = {
        "verbs": {word.name: [noun.name for noun in word.nouns] for word in game.verbs},
        "events": {word.name: [noun.name for noun in word.nouns] for word in game.events},
        "nouns": kinds,
        "printed": printed,
    }
    return json.dumps(words, ensure_ascii=False, indent=1) + "\n"


def made() -> dict[Path, str]:
    """Return every generated file with its text."""
    files = {
        LIB / "protocol.ts": types_of(messages, play_messages, socket_messages, unions=("FromClient", "FromServer"))
    }
    for path in sorted(VIEWS.glob("[a-z]*.py")):
        module = importlib.import_module(f"blueriband.server.views.{path.stem}")
        files[LIB / "views" / f"{path.stem.replace('_', '-')}.ts"] = types_of(module)
    for name in games.NAMES:
        files[LIB / "words" / f"{name}.json"] = words_of(name)
    return files


def main() -> int:
    """Write the files, or say which are out of date."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true")
    check = parser.parse_args().check
    old = [path for path, text in made().items() if not path.is_file() or path.read_text(encoding="utf-8") != text]
    for path in old:
        sys.stderr.write(f"{path.relative_to(HERE)} {'is out of date' if check else 'written'}\n")
        if not check:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(made()[path], encoding="utf-8")
    return 1 if check and old else 0


if __name__ == "__main__":
    raise SystemExit(main())
