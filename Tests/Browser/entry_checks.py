"""The list of entries can be searched, folded, and used with keys alone."""

from checks import check, expect, expect_quiet

FOCUS = "document.activeElement.dataset.entry ?? document.activeElement.textContent"


def shown(visit):
    return visit.page.locator(".entries .entry:visible").count()


@check
def searches_entries(stage):
    """the search field lists the entries with all its words, and Enter shows the first one"""
    with stage.page() as visit:
        page = visit.page
        search = page.get_by_label("Search demos and transitions")
        everything = shown(visit)
        assert everything > 100, f"{everything} entries"
        search.fill("fade push")
        expect(page.locator(".entries .entry:visible").all_inner_texts(), ["Fade, pushed and popped\n000"], "entries")
        expect(page.text_content(".entries [role=status]"), "1 entry", "announced")
        visit.picture("entries-searched")
        search.press("Enter")
        page.wait_for_selector('[data-entry="fade-push"][aria-current]')
        search.fill("no such entry")
        expect(shown(visit), 0, "entries")
        page.wait_for_selector("text=No entry has these words.")
        search.press("Escape")
        expect(shown(visit), everything, "entries after Escape")
        expect_quiet(visit)
    with stage.page(width=390, height=844, color_scheme="dark") as visit:
        visit.page.get_by_label("Search demos and transitions").fill("completes")
        assert 0 < shown(visit) < 10, f"{shown(visit)} entries"
        expect(visit.page.evaluate("document.documentElement.scrollWidth <= innerWidth"), True,
               "the page fits its width")
        visit.picture("entries-narrow")


@check
def walks_entries(stage):
    """the list is one tab stop; arrows move, fold and unfold, letters find, and Enter gives the letters back"""
    with stage.page() as visit:
        page = visit.page
        press = page.keyboard.press
        stops = page.evaluate("[...document.querySelectorAll('.entries button')].filter((one) => one.tabIndex === 0).length")
        expect(stops, 1, "tab stops")
        page.get_by_label("Search demos and transitions").focus()
        press("Tab")
        expect(page.evaluate(FOCUS), "flip-card", "the tab stop is the current entry")
        press("ArrowDown")
        expect(page.evaluate(FOCUS), "corner-slide", "focus after an arrow")
        for letters, wanted in (("t", "tab-slide"), ("gr", "grab"), ("back", "back-and-forth")):
            for letter in letters:
                press(letter)
            expect(page.evaluate(FOCUS), wanted, f"focus after {letters}")
            page.wait_for_timeout(900)
        press("Enter")
        page.wait_for_selector('[data-entry="back-and-forth"][aria-current]')
        visit.settle()
        # The entry is chosen, so letters are shortcuts.
        press("d")
        visit.until("witness.device.dark")
        # A section folds, and stays folded.
        press("ArrowLeft")
        expect(page.evaluate(FOCUS), "Demos", "the section's heading")
        before = shown(visit)
        press("ArrowLeft")
        assert shown(visit) < before, f"{before} and then {shown(visit)} entries"
        press("ArrowDown")
        expect(page.evaluate(FOCUS), "Transitions", "the next heading")
        visit.picture("entries-folded")
        page.reload()
        visit.settle()
        expect(page.locator(".fold-heading").first.get_attribute("aria-expanded"), "false", "after a reload")
        page.locator(".fold-heading").first.click()
        expect(shown(visit), before, "entries")
        expect_quiet(visit)


@check
def pairs_mistakes(stage):
    """a mistake and its corrected form are one row, with a switch between them"""
    with stage.page(forced_colors="active") as visit:
        page = visit.page
        titles = page.locator("#entries-mistake .entry > :first-child").all_inner_texts()
        expect([title for title in titles if title.startswith("Corrected")], [], "rows of corrected forms")
        row = page.locator(".entry", has=page.locator('[data-entry="mistakes/never-completes"]'))
        twin = row.get_by_role("switch")
        expect(twin.get_attribute("aria-checked"), "false", "switch")
        row.locator("button").first.focus()
        page.keyboard.press("ArrowRight")
        page.keyboard.press("Space")
        page.wait_for_selector('[data-entry="mistakes/never-completes-corrected"][aria-current]')
        expect(twin.get_attribute("aria-checked"), "true", "switch")
        visit.settle()
        visit.picture("entries-paired")
        page.keyboard.press("Space")
        page.wait_for_selector('[data-entry="mistakes/never-completes"][aria-current]')
        expect(twin.get_attribute("aria-checked"), "false", "switch")
        expect_quiet(visit)
