"""Values of a transition are played at once, and repeated."""

from checks import check, expect, expect_quiet


@check
def plays_new_values(stage):
    """a new value is played as soon as it rests, and repeated until the device is touched"""
    with stage.page() as visit:
        page = visit.page
        page.click('[data-entry="gallery/cover"]')
        page.wait_for_selector("#panel-values:not([hidden])")
        visit.settle()
        expect(page.locator("[data-recording]:not([data-outcome=none])").count(), 0, "transitions before a change")
        slider = page.locator("#value-duration")
        slider.focus()
        for _ in range(5):
            page.keyboard.press("ArrowRight")
        visit.until("document.querySelector('[data-outcome=finished]')")
        visit.settle()
        expect(page.locator("[data-outcome=finished]").count(), 1, "transitions after five steps")
        length = visit.duration
        expect(page.evaluate("document.activeElement.id"), "value-duration", "focus")

        # Repeated: the time goes back to the beginning by itself, on a recording, without a new one.
        page.check("#values-repeat")
        page.wait_for_selector("#moment:not([hidden])")
        expect(page.get_attribute('.transport [aria-label="Repeat"]', "aria-pressed"), "true", "the button")
        before = visit.recordings
        page.evaluate("""() => {
          window.returns = 0;
          let last = 0;
          const grip = document.querySelector('.grip');
          new MutationObserver(() => {
            const t = Number(grip.getAttribute('aria-valuenow'));
            if (t < last) returns += 1;
            last = t;
          }).observe(grip, { attributeFilter: ['aria-valuenow'] });
        }""")
        visit.until("returns >= 2")
        expect(visit.recordings, before, "recordings")
        visit.picture("values-repeat")
        # A change while it repeats: the new values are played, and then they are repeated.
        page.select_option("#value-edge", "left")
        visit.until("(count) => document.querySelectorAll('[data-outcome=finished]').length > count", 1)
        page.evaluate("returns = 0")
        visit.until("returns >= 1")
        visit.drag((.5, .5), (.5, .52), steps=2)
        page.mouse.up()
        page.wait_for_selector("#moment", state="hidden")
        visit.settle()
        turns = visit.witness("turns")
        page.wait_for_timeout(700)
        assert visit.witness("turns") - turns < 5, "it still plays"

        page.uncheck("#values-repeat")
        page.uncheck("#values-play")
        before = page.locator("[data-outcome=finished]").count()
        page.select_option("#value-edge", "top")
        page.wait_for_timeout(900)
        visit.settle()
        expect(page.locator("[data-outcome=finished]").count(), before, "transitions without the switch")
        assert length > 0
        expect_quiet(visit)


@check
def repeats_a_part(stage):
    """the part of the timeline that is visible is repeated"""
    with stage.page() as visit:
        page = visit.page
        visit.play("finish")
        page.keyboard.press("Home")
        for _ in range(30):
            page.keyboard.press("ArrowRight")
        for _ in range(3):
            page.keyboard.press("+")
        page.keyboard.press("o")
        marks = [float(text) for text in page.locator(".ruler span").all_inner_texts()]
        page.click('[aria-label="Play"]')
        page.wait_for_timeout(300)
        seen = []
        for _ in range(40):
            seen.append(visit.time)
            page.wait_for_timeout(40)
        assert min(seen) > marks[0] - .1 and max(seen) < marks[-1] + .1, f"{min(seen)} to {max(seen)}, {marks}"
        assert any(b < a for a, b in zip(seen, seen[1:])), f"it was not repeated: {seen}"
        page.keyboard.press("l")
        expect_quiet(visit)
