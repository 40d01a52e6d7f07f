"""The OpenAPI document, made from the table of endpoints and the types of the messages."""

from __future__ import annotations

import re
from functools import cache
from typing import Any, Final

import msgspec

import blueriband
from blueriband.server.api import ENDPOINTS
from blueriband.server.endpoints import Endpoint
from blueriband.server.people import COOKIE
from blueriband.server.play_messages import Trouble
from blueriband.server.problems import STATUS

REFERENCE: Final = "#/components/schemas/{name}"
ALWAYS: Final = ("bad_message", "too_fast", "too_large", "busy")
PATH_TYPES: Final = {
    "match": {"type": "string", "pattern": "^[a-z0-9]{10}$"},
    "invite": {"type": "string", "pattern": "^[a-f0-9]{16}$"},
    "game": {"type": "string"},
    "seat": {"type": "integer", "minimum": 0, "maximum": 15},
    "at": {"type": "integer", "minimum": 0, "maximum": 100000},
}


@cache
def document() -> bytes:
    """Return the document."""
    types = [t for e in ENDPOINTS for t in (e.body, e.answer, *(t for _s, t in e.extra)) if t not in (None, str)]
    types.append(Trouble)
    schemas, components = msgspec.json.schema_components(types, ref_template=REFERENCE)
    by_type = {repr(kind): schema for kind, schema in zip(types, schemas, strict=True)}
    paths: dict[str, dict[str, Any]] = {}
    for entry in ENDPOINTS:
        paths.setdefault(entry.path, {})[entry.method.lower()] = operation(entry, by_type)
    told = {
        "openapi": "3.1.0",
        "info": {"title": "blueriband", "version": blueriband.__version__, "description": "See docs/protocol.md."},
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {"session": {"type": "apiKey", "in": "cookie", "name": COOKIE}},
        },
    }
    return msgspec.json.encode(told)


def operation(entry: Endpoint, by_type: dict[str, Any]) -> dict[str, Any]:
    """Describe one endpoint."""
    told: dict[str, Any] = {
        "operationId": entry.name, "summary": entry.summary, "parameters": parameters(entry),
        "responses": responses(entry, by_type),
    }  # fmt: skip
    if entry.who == "person":
        told["security"] = [{"session": []}]
    if entry.body is str:
        told["requestBody"] = {"required": True, "content": {"text/plain": {"schema": {"type": "string"}}}}
    elif entry.body is not None:
        schema = by_type[repr(entry.body)]
        told["requestBody"] = {"required": True, "content": {"application/json": {"schema": schema}}}
    return told


def parameters(entry: Endpoint) -> list[dict[str, Any]]:
    """Describe what stands in the path and in the query string."""
    found = [
        {"name": name, "in": "path", "required": True, "schema": PATH_TYPES[name]}
        for name in re.findall(r"{(\w+)}", entry.path)
    ]
    if entry.query is not None:
        (_reference,), components = msgspec.json.schema_components([entry.query], ref_template=REFERENCE)
        shape = components[entry.query.__name__]
        for name, schema in shape["properties"].items():
            required = name in shape.get("required", [])
            found.append({"name": name, "in": "query", "required": required, "schema": without_null(schema)})
    return found


def without_null(schema: dict[str, Any]) -> dict[str, Any]:
    """Return a type as a query string can say it: what is nothing is left out."""
    kinds = [kind for kind in schema.get("anyOf", []) if kind != {"type": "null"}]
    return kinds[0] if len(kinds) == 1 else {key: value for key, value in schema.items() if key != "default"}


def responses(entry: Endpoint, by_type: dict[str, Any]) -> dict[str, Any]:
    """Describe all answers."""
    found: dict[str, Any] = {}
    if entry.answer is None:
        found["204"] = {"description": "done"}
    elif entry.answer is str:
        found["200"] = {"description": "text", "content": {"text/plain": {"schema": {"type": "string"}}}}
    else:
        found["200"] = described("the answer", [by_type[repr(entry.answer)]])
    codes = [*entry.problems, *ALWAYS]
    codes += ["no_session"] if entry.who == "person" or "not_your_seat" in entry.problems else []
    codes += ["foreign_origin"] if entry.method != "GET" else []
    codes += ["unknown"] if "{" in entry.path else []
    for status in sorted({STATUS[code] for code in codes}):
        named = sorted({code for code in codes if STATUS[code] == status})
        also = [by_type[repr(kind)] for at, kind in entry.extra if at == status]
        found[str(status)] = described(", ".join(named), [by_type[repr(Trouble)], *also])
    return found


def described(text: str, schemas: list[Any]) -> dict[str, Any]:
    """Describe one answer."""
    schema = schemas[0] if len(schemas) == 1 else {"oneOf": schemas}
    return {"description": text, "content": {"application/json": {"schema": schema}}}
