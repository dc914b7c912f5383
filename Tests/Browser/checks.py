"""What all files with checks share."""

CHECKS = []


def check(function):
    """Registers a check; its doc string is the name that is printed."""
    CHECKS.append(function)
    return function


def expect(found, wanted, what):
    assert found == wanted, f"{what}: found {found!r}, expected {wanted!r}"


def expect_quiet(visit):
    expect(visit.complaints, [], "the browser's console")
