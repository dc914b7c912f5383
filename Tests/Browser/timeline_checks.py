"""The timeline shows a part of a recording, and lists the events of a lane."""

from checks import check, expect, expect_quiet


def part(visit):
    """The visible part of the recording, in seconds: from the labels of the ruler's ends."""
    marks = visit.page.locator(".ruler span").all_inner_texts()
    return float(marks[0]), float(marks[-1])


def is_whole(visit):
    return visit.page.get_attribute(".overview", "data-zoomed") is None


def roll(visit, dy, dx=0, keys=("Control",), at=.5):
    """Turns the wheel over the lanes while keys are held."""
    box = visit.page.locator("#lanes").bounding_box()
    visit.page.mouse.move(box["x"] + box["width"] * at, box["y"] + 60)
    for key in keys:
        visit.page.keyboard.down(key)
    visit.page.mouse.wheel(dx, dy)
    for key in keys:
        visit.page.keyboard.up(key)
    visit.page.wait_for_timeout(60)


@check
def shows_a_part(stage):
    """the timeline shows a part by wheel, keys, buttons and the strip; a double press fits a transition"""
    with stage.page() as visit:
        page = visit.page
        page.click('[data-entry="corner-slide"]')
        visit.settle()
        visit.play("back")
        whole = part(visit)
        assert whole[1] > 1.5, whole
        expect(is_whole(visit), True, "everything is visible")
        expect(page.is_disabled('.zoom [aria-label="Show the whole recording"]'), True, "nothing to show")
        for _ in range(4):
            roll(visit, -100)
        first, last = part(visit)
        assert last - first < (whole[1] - whole[0]) / 3, f"{first} to {last}"
        box = page.locator("#lanes").bounding_box()
        middle = visit.duration / 2
        assert first < middle < last, f"{middle} is not between {first} and {last}"
        visit.picture("timeline-part")

        # A horizontal wheel and a drag with Shift move the part; its length stays.
        roll(visit, 0, dx=300, keys=())
        assert part(visit)[0] > first, part(visit)
        roll(visit, 0, dx=-300, keys=())
        t = visit.time
        page.keyboard.down("Shift")
        page.mouse.move(box["x"] + 500, box["y"] + 60)
        page.mouse.down()
        page.mouse.move(box["x"] + 300, box["y"] + 60, steps=4)
        page.mouse.up()
        page.keyboard.up("Shift")
        assert part(visit)[0] > first, part(visit)
        expect(visit.time, t, "the time, which a drag with Shift does not change")

        # The slider stays in sight.
        visit.slider.focus()
        page.keyboard.press("Home")
        assert part(visit)[0] < .2, part(visit)
        page.keyboard.press("End")
        assert part(visit)[1] > whole[1] - .3, part(visit)

        # Keys and buttons.
        page.keyboard.press("0")
        expect(is_whole(visit), True, "after 0")
        page.keyboard.press("+")
        page.keyboard.press("+")
        expect(is_whole(visit), False, "after +")
        at = part(visit)
        page.keyboard.press(",")
        assert part(visit)[0] < at[0], part(visit)
        page.click('.zoom [aria-label="Show the whole recording"]')
        expect(is_whole(visit), True, "after the button")

        # The strip: a drag selects a part, a drag of the frame moves it, a double press shows all.
        strip = page.locator(".overview").bounding_box()

        def drag(start, end):
            page.mouse.move(strip["x"] + strip["width"] * start, strip["y"] + 12)
            page.mouse.down()
            page.mouse.move(strip["x"] + strip["width"] * end, strip["y"] + 12, steps=5)
            page.mouse.up()

        drag(.5, .75)
        assert abs(part(visit)[0] - visit.duration / 2) < .1, part(visit)
        drag(.6, .3)
        assert part(visit)[0] < visit.duration * .3, part(visit)
        page.locator(".overview").dblclick(position={"x": strip["width"] * .9, "y": 12})
        expect(is_whole(visit), True, "after a double press on the strip")

        # The first of two transitions.
        page.locator("#lanes").dblclick(position={"x": box["width"] * .15, "y": 60})
        assert part(visit)[1] < visit.duration * .7, f"{part(visit)} of {visit.duration}"
        visit.settle()
        visit.picture("timeline-transition")
        expect_quiet(visit)


@check
def pinches(stage):
    """two fingers on the lanes zoom; one finger moves the slider"""
    with stage.page(width=390, height=844, has_touch=True, color_scheme="dark") as visit:
        visit.play("finish")
        line = visit.page.context.new_cdp_session(visit.page)
        visit.page.locator("#lanes").scroll_into_view_if_needed()
        box = visit.page.locator("#lanes").bounding_box()

        def touch(kind, *places):
            line.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [
                {"x": box["x"] + box["width"] * x, "y": box["y"] + 60, "id": n}
                for n, x in enumerate(places)]})

        touch("touchStart", .4)
        touch("touchStart", .4, .6)
        for n in range(1, 6):
            touch("touchMove", .4 - .05 * n, .6 + .05 * n)
        touch("touchEnd")
        expect(is_whole(visit), False, "everything is visible")
        expect(visit.page.evaluate("document.documentElement.scrollWidth <= innerWidth"), True,
               "the page fits its width")
        visit.settle()
        visit.picture("timeline-narrow", full_page=True)
        before = visit.time
        touch("touchStart", .5)
        touch("touchEnd")
        assert visit.time != before, f"time: {visit.time}"
        expect_quiet(visit)


@check
def lists_one_lane(stage):
    """a lane's name lists its events and is marked; questions about the status bar are one line"""
    with stage.page() as visit:
        page = visit.page
        visit.play("finish")
        count = lambda: page.inner_text(".event-bar .count")
        everything = int(count())
        page.click('[aria-label="List only the lane Animator"]')
        visit.until("document.querySelectorAll('.event').length === 4")
        expect(count(), f"4 of {everything}", "number of events")
        name = page.locator('[aria-label="List only the lane Animator"]')
        expect(name.get_attribute("aria-pressed"), "true", "the lane is marked")
        page.fill('[aria-label="Filter events"]', "complete")
        visit.until("document.querySelectorAll('.event').length === 1")
        visit.picture("lane-chosen")
        page.click('[aria-label="List all lanes, not only Animator"]')
        page.wait_for_selector('[aria-label="List only the lane Animator"][aria-pressed=false]')
        page.fill('[aria-label="Filter events"]', "")
        visit.until("document.querySelectorAll('.event').length > 4")

        # The folded line opens by mouse and keys.
        page.locator(".event-list").evaluate("one => { one.scrollTop = one.scrollHeight; }")
        page.wait_for_selector(".event[data-fold=folded]")
        folded = page.locator(".event[data-fold]").last
        questions = int(folded.locator(".call").inner_text().split()[0])
        assert questions > 1, folded.inner_text()
        hidden = "[...document.querySelectorAll('.event .call')].filter((one) => /tatusBar/.test(one.textContent)).length"
        expect(page.evaluate(hidden), 0, "questions in the list")
        folded.click()
        visit.until(f"{hidden} >= 1")
        page.wait_for_selector(".event[data-fold=open][aria-selected=true]")
        visit.picture("status-bar-open")
        page.focus(".event-list")
        page.keyboard.press("ArrowLeft")
        visit.until(f"{hidden} === 0")
        page.wait_for_selector(".event[data-fold=folded][aria-selected=true]")
        # The filter finds the questions.
        page.fill('[aria-label="Filter events"]', "prefersStatusBarHidden")
        visit.until(f"{hidden} > 0")
        expect_quiet(visit)
