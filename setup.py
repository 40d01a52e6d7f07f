"""Build with the engine compiled by mypyc; pure with BLUERIBAND_PURE=1 or where nothing can compile it."""

import hashlib
import json
import os
import shutil
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

HERE = Path(__file__).parent
PACKAGE = HERE / "src" / "blueriband"
COMPILED = [
    "kernel/*.py", "parts/*.py", "games/*/*.py", "games/*/actions/*.py", "bots/playout.py", "bots/evaluation.py",
    "bots/greedy.py", "bots/search.py", "bots/economy/*.py", "env/core/*.py",
]  # fmt: skip
MANIFEST = PACKAGE / "compiled.json"


def sources() -> list[Path]:
    """Return the modules that are compiled, all in one call, so that they call each other directly."""
    found = [path for pattern in COMPILED for path in PACKAGE.glob(pattern)]
    return sorted(path for path in found if path.name != "__init__.py")


def extensions() -> list[Extension]:
    """Return the compiled modules, or none."""
    MANIFEST.unlink(missing_ok=True)
    if os.environ.get("BLUERIBAND_PURE") == "1":
        return []
    try:
        from mypyc.build import mypycify
    except ImportError:
        return []
    os.chdir(HERE)
    paths = [str(path.relative_to(HERE)) for path in sources()]
    effort = os.environ.get("BLUERIBAND_OPT", "3")  # 1 builds in half the time
    built = mypycify(["--strict", *paths], opt_level=effort, debug_level="0", group_name="blueriband")
    for extension in built:
        extension.optional = True  # without a compiler it installs pure
        if os.name == "posix":
            inline = "-fno-semantic-interposition"  # lets gcc inline: a fifth faster
            alike = "-ffp-contract=off"  # bots reckon as they do interpreted, to the last bit
            extension.extra_compile_args = [*extension.extra_compile_args, inline, alike]
    return built


class BuildWithManifest(build_ext):
    """Note what was compiled: a source that has changed since is told from this at import."""

    def run(self) -> None:
        """Compile, and if that worked, write the digests of the sources."""
        digests = {
            path.relative_to(PACKAGE).as_posix(): hashlib.sha256(path.read_bytes()).hexdigest() for path in sources()
        }
        super().run()
        built = [Path(self.get_ext_fullpath(extension.name)) for extension in self.extensions]
        if built and all(path.is_file() for path in built):
            for folder in {PACKAGE, Path(self.build_lib) / "blueriband"}:
                if folder.is_dir():
                    text = json.dumps(digests, indent=1, sort_keys=True) + "\n"
                    (folder / MANIFEST.name).write_text(text)


class BuildWithRules(build_py):
    """Take the rules along: they live in docs/, and people read them with `blueriband rules`."""

    def run(self) -> None:
        """Copy the packages, then the rules."""
        super().run()
        if not self.editable_mode:
            for path in (HERE / "docs" / "rules").rglob("*.md"):
                target = Path(self.build_lib) / "blueriband" / "rules" / path.relative_to(HERE / "docs" / "rules")
                target.parent.mkdir(parents=True, exist_ok=True)
                shutil.copyfile(path, target)


setup(ext_modules=extensions(), cmdclass={"build_py": BuildWithRules, "build_ext": BuildWithManifest})
