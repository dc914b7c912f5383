"""What all files with checks share."""

CHECKS = []

# Those of the checks that Firefox runs, too.
FIREFOX_CHECKS = []


def check(function):
    """Registers a check for Chromium; its doc string is the name that is printed."""
    CHECKS.append(function)
    return function


def check_in_both(function):
    """Registers a check for Chromium and Firefox; it uses only what `firefox_page` has."""
    FIREFOX_CHECKS.append(function)
    return check(function)


def check_in_firefox(function):
    """Registers a check for Firefox alone."""
    FIREFOX_CHECKS.append(function)
    return function


def expect(found, wanted, what):
    assert found == wanted, f"{what}: found {found!r}, expected {wanted!r}"


def expect_quiet(visit):
    expect(visit.complaints, [], "the browser's console")
