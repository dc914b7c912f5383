"""Checks for Firefox alone: short forms of longer checks for Chromium."""

from checks import check_in_firefox, expect, expect_quiet


@check_in_firefox
def finishes_a_drag(stage):
    """a card follows a drag to its end, and the recording is played to its end"""
    with stage.page() as visit:
        page = visit.page
        visit.drag((.6, .2), (.6, .85))
        page.mouse.up()
        visit.rest("2")
        expect(visit.outcome(2), "finished", "outcome")
        assert visit.text("#verdict").startswith("Finished: the finger was lifted at "), visit.text("#verdict")
        page.select_option('[aria-label="Playback speed"]', "2")
        page.click('[aria-label="Play"]')
        page.wait_for_selector('[aria-label="Pause"]')
        page.wait_for_selector('[aria-label="Play"]')
        expect(visit.time, visit.duration, "time")
        expect_quiet(visit)


@check_in_firefox
def tunes_by_keys(stage):
    """a new value of a transition is shown as Swift, and played as soon as it rests"""
    with stage.page() as visit:
        page = visit.page
        page.click('[data-entry="gallery/cover"]')
        page.wait_for_selector("#panel-values:not([hidden])")
        page.focus("#value-duration")
        for _ in range(5):
            page.keyboard.press("ArrowRight")
        visit.until("document.querySelector('[data-outcome=finished]')")
        expect(visit.text("#values-code"), ".cover().duration(0.6)", "Swift")
        expect(page.evaluate("document.activeElement.id"), "value-duration", "focus")
        expect_quiet(visit)
