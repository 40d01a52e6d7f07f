"""The documents tell the truth: their code runs, their commands exist, their links lead somewhere."""

from __future__ import annotations

import doctest
import re
import shlex
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).parents[1]
WITH_CODE = [
    "README.md",
    "docs/api.md",
    "docs/environments.md",
    "docs/kernel.md",
    "docs/tutorial.md",
]  # and whatever else has some
LANGUAGES = ("python", "console", "json", "text", "toml", "csv", "nginx", "ini")
FENCE = re.compile(r"^( *)(```+|~~~+) *(\w*)")
LINK = re.compile(
    r"!?\[(?:[^\]\[]|\[[^\]]*\])*\]\(<?([^)\s>]+)>?(?: \"[^\"]*\")?\)|<(?:img|a)\b[^>]*?(?:src|href)=\"([^\"]+)\""
)
NOT_OURS = {"build", "dist", "node_modules"}


@dataclass(frozen=True)
class Block:
    """A fenced block of a document."""

    document: str
    line: int  # of its first line
    language: str
    text: str


def documents() -> list[str]:
    """Name every Markdown file of the project."""
    found = [path.relative_to(ROOT) for path in ROOT.rglob("*.md")]
    ours = [path for path in found if not any(part in NOT_OURS or part.startswith(".") for part in path.parts[:-1])]
    return sorted(path.as_posix() for path in ours)


def blocks(document: str) -> Iterator[Block]:
    """Yield the fenced blocks of a document."""
    fence, language, start, lines = "", "", 0, list[str]()
    for number, line in enumerate((ROOT / document).read_text(encoding="utf-8").splitlines(), 1):
        mark = FENCE.match(line)
        if fence != "" and line.strip() == fence:
            yield Block(document, start, language, "".join(f"{text}\n" for text in lines))
            fence = ""
        elif fence != "":
            lines.append(line)
        elif mark is not None:
            fence, language, start, lines = mark.group(2), mark.group(3), number + 1, []
    assert fence == "", f"{document}: a block is not closed"


def prose(document: str) -> Iterator[tuple[int, str]]:
    """Yield the numbered lines of a document that are not code."""
    inside = False
    for number, line in enumerate((ROOT / document).read_text(encoding="utf-8").splitlines(), 1):
        if FENCE.match(line) is not None:
            inside = not inside
        elif not inside:
            yield number, re.sub(r"`[^`]*`", lambda code: "`" + "x" * (len(code.group()) - 2) + "`", line)


def commands() -> list[str]:
    """Return every command that a document tells people to type, with where it stands."""
    found = []
    for document in documents():
        for block in blocks(document):
            if block.language == "console":
                said = [line[2:] for line in block.text.splitlines() if line.startswith("$ ")]
                found += [line.partition(" #")[0].strip() for line in said]
    return sorted({command for command in found if command.split()[0] in ("blueriband", "make")})


def anchors(document: str) -> set[str]:
    """Return the names under which the headings of a document can be linked."""
    found = set()
    for line in (ROOT / document).read_text(encoding="utf-8").splitlines():
        if line.startswith("#"):
            heading = line.lstrip("#").strip().lower()
            found.add(re.sub(r"[^\w\- ]", "", heading).replace(" ", "-"))
    return found


def leads_somewhere(document: str, target: str) -> bool:
    """Say whether a relative link of a document names a file of the project, and a heading of it if it names one."""
    path, _hash, anchor = target.partition("#")
    place = ((ROOT / document).parent / path if path else ROOT / document).resolve()
    if not place.exists() or not place.is_relative_to(ROOT):
        return False
    return anchor == "" or anchor in anchors(place.relative_to(ROOT).as_posix())


def run(block: Block, module: ModuleType) -> None:
    """Run a block in a module, as if it stood in a file or was typed at the prompt."""
    if block.text.lstrip().startswith(">>> "):
        example = doctest.DocTestParser().get_doctest(block.text, {}, block.document, block.document, block.line - 1)
        example.globs = module.__dict__
        said: list[str] = []
        result = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS).run(example, out=said.append, clear_globs=False)
        assert result.attempted > 0
        assert result.failed == 0, "".join(said)
        return
    remembered = module.__dict__.get("annotations") is annotations  # imported from __future__ by an earlier block
    flags = annotations.compiler_flag if remembered else 0
    source = "\n" * (block.line - 1) + block.text  # so that a traceback names the line of the document
    exec(compile(source, str(ROOT / block.document), "exec", flags, dont_inherit=True), module.__dict__)


@pytest.mark.parametrize("document", sorted({*WITH_CODE, *documents()}))
def test_the_code_of_a_document_runs(document: str) -> None:
    code = [block for block in blocks(document) if block.language == "python"]
    assert len(code) > 0 or document not in WITH_CODE
    module = ModuleType("document")
    sys.modules["document"] = module  # for blocks that look at themselves
    try:
        for block in code:
            run(block, module)
    finally:
        del sys.modules["document"]


@pytest.mark.parametrize("document", documents())
def test_a_block_says_what_it_is(document: str) -> None:
    for block in blocks(document):
        assert block.language in LANGUAGES, f"{document}:{block.line}"


@pytest.mark.parametrize("command", commands())
def test_a_command_exists(command: str) -> None:
    words = shlex.split(command)
    if words[0] == "make":
        targets = re.findall(r"^([\w-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE)
        assert len(words) > 1 and words[1] in targets
        return
    program = [sys.executable, "-c", "from blueriband.cli import main; main()", *words[1:], "--help"]
    done = subprocess.run(program, capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize("document", documents())
def test_a_link_leads_somewhere(document: str) -> None:
    broken = []
    for number, line in prose(document):
        for link in LINK.finditer(line):
            target = link.group(1) or link.group(2)
            if not re.match(r"[a-z]+:", target) and not leads_somewhere(document, target):
                broken.append(f"{document}:{number}: {target}")
    assert broken == []
