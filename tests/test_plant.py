"""The faults that `make plant` plants: each can still be planted, and what ought to catch it is there."""

import sys

import pytest

from game import paths


@pytest.fixture
def plant(monkeypatch):
    monkeypatch.syspath_prepend(str(paths.data() / "build"))
    yield __import__("plant")
    del sys.modules["plant"]


def test_every_fault_has_one_place_and_tests_that_ought_to_catch_it(plant):
    files = plant.sources(plant.TOP)
    assert len({fault.name for fault in plant.FAULTS}) == len(plant.FAULTS) >= 40
    for fault in plant.FAULTS:
        assert plant.place_of(fault, files)
        assert plant.tests_of(fault, plant.TOP)
        assert fault.was not in fault.becomes or fault.becomes.startswith(fault.was)


def test_what_cannot_be_planted_is_said(plant):
    lost = plant.FAULTS[0]._replace(was="no such text")
    with pytest.raises(plant.Unplantable, match=r"stands in 0: nowhere"):
        plant.place_of(lost, plant.sources(plant.TOP))
    with pytest.raises(plant.Unplantable, match="no such test"):
        plant.tests_of(lost._replace(tests=["test_nothing"]), plant.TOP)
