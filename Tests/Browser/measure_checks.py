"""Budgets that do not depend on the time: the size of the page, and accessibility."""

import gzip
import importlib.util
import pathlib
import urllib.request

from checks import check, check_in_both, expect

# The largest size of the page, in bytes, with all its files compressed.
PAGE_BYTES = 250_000


def compressed_bytes(visit):
    """The bytes of all files that the page has loaded, each compressed with gzip."""
    # In Firefox, the opening of the WebSocket is a request, too.
    files = {url for url in visit.requests if url.startswith("http") and not url.endswith("/live")}
    assert len(files) > 10, f"the page has loaded only {sorted(files)}"
    total = 0
    for url in files:
        with urllib.request.urlopen(url) as answer:
            total += len(gzip.compress(answer.read()))
    return total


@check_in_both
def is_small(stage):
    """the page with all its files has at most 250 kB, compressed"""
    with stage.page() as visit:
        size = compressed_bytes(visit)
        assert size <= PAGE_BYTES, f"{size} bytes"


def violations(visit):
    """The rules of axe-core that the page violates, each with its first elements."""
    folder = pathlib.Path(importlib.util.find_spec("axe_playwright_python").origin).parent
    visit.page.evaluate(folder.joinpath("axe.min.js").read_text() + "; null")
    return visit.page.evaluate("""async () => {
      const { violations } = await axe.run(document, { resultTypes: ['violations'] });
      return violations.map(({ id, nodes }) => id + ': ' + nodes.slice(0, 4).map(({ html, any, all }) =>
        html.slice(0, 120) + ' (' + [...any, ...all].map(({ message }) => message).join('; ') + ')').join(' | ')
        + (nodes.length > 4 ? ` and ${nodes.length - 4} more` : ''));
    }""")


@check
def is_accessible(stage):
    """axe finds no violation: on the page in light and dark mode, in each panel, and at a moment"""
    found = {}
    for scheme in ("light", "dark"):
        with stage.page(color_scheme=scheme) as visit:
            page = visit.page
            found[scheme] = violations(visit)
            page.click('[data-entry="mistakes/never-completes"]')
            visit.settle()
            visit.play("finish")
            for tab in page.locator(".tabs [role=tab]:visible").all():
                tab.click()
                name = tab.get_attribute("id")
                if name == "tab-layers":
                    page.locator(".layer").nth(2).click()
                page.wait_for_timeout(200)
                found[f"{scheme}, {name}"] = violations(visit)
            page.click('[data-entry="gallery/cover"]')
            page.wait_for_selector("#panel-values:not([hidden])")
            visit.settle()
            visit.play("finish")
            page.click("#tab-values")
            visit.slider.focus()
            page.keyboard.press("Home")
            visit.settle()
            found[f"{scheme}, values at a moment"] = violations(visit)
            page.keyboard.press("?")
            page.wait_for_selector("dialog[open]")
            found[f"{scheme}, keys"] = violations(visit)
    expect({place: rules for place, rules in found.items() if rules}, {}, "violations")


@check
def files_are_accessible(stage):
    """axe finds no violation in a report and in a comparison, in light and dark mode"""
    report = stage.make("film", "mistakes/removed-on-cancel", "--cancel", "--format", "html")
    comparison = stage.compare()
    found = {}
    for scheme in ("light", "dark"):
        for name, folder in (("report", report), ("comparison", comparison)):
            with stage.file(folder / "report.html", color_scheme=scheme) as visit:
                visit.page.wait_for_selector("[role=slider]")
                visit.page.wait_for_timeout(500)
                found[f"{scheme}, {name}"] = violations(visit)
    expect({place: rules for place, rules in found.items() if rules}, {}, "violations")
