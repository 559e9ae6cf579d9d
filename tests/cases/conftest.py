"""Every case runs on every backend that is printed."""

import pytest
from cases.kit import BACKENDS


@pytest.fixture(scope="session", params=BACKENDS)
def backend(request):
    return request.param
