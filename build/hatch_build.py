"""What hatch does besides when it makes a wheel: with SEACHEST_COMPILE=1, machine code is put beside the files.

It may also name a folder to compile in; what was compiled there before and has not changed is taken as it is.
Without mypyc or a C compiler, or where either of them fails, the wheel is the pure one.
"""

import importlib.util
import os
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ASKED = "SEACHEST_COMPILE"


class CompiledWheel(BuildHookInterface):
    """Puts machine code into the wheel, and says for which computers that is."""

    def dependencies(self) -> list[str]:
        """What pip must fetch to build the wheel."""
        return ["mypy[mypyc]>=1.11", "setuptools>=65"] if wanted() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Before the wheel is filled. An editable one runs the files where they lie, so it stays pure."""
        if version == "editable" or not wanted():
            return
        spec = importlib.util.spec_from_file_location("compiling", Path(self.root, "build", "compile.py"))
        assert spec is not None and spec.loader is not None
        compiling = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(compiling)
        asked = Path(os.environ[ASKED])
        self.folder = tempfile.TemporaryDirectory()
        target = asked if asked.is_dir() else Path(self.folder.name)
        try:
            compiling.main([str(target), "--whole"])
        except (Exception, SystemExit) as error:  # mypyc leaves the program when it cannot go on
            self.app.display_warning(f"Nothing was compiled, the wheel is the pure one: {error}")
            return
        made = [*target.glob("*__mypyc.*"), *target.glob("game/**/*.so"), *target.glob("game/**/*.pyd")]
        build_data["force_include"] |= {str(path): str(path.relative_to(target)) for path in made}
        build_data["pure_python"], build_data["infer_tag"] = False, True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """After it was filled."""
        if hasattr(self, "folder"):
            self.folder.cleanup()


def wanted() -> bool:
    """Whether somebody asked for machine code."""
    return os.environ.get(ASKED, "") not in ("", "0")
