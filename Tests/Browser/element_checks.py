"""The app's accessibility elements are elements of the page."""

from checks import check, expect, expect_quiet

NODES = "#elements > *"


def wait_for_elements(visit):
    visit.page.wait_for_selector(NODES, state="attached")


@check
def shows_elements(stage):
    """the elements of the screen are buttons and texts with the app's names, in reading order, and take no touches"""
    with stage.page() as visit:
        page = visit.page
        page.click('[data-entry="dimmed-panel"]')
        visit.settle()
        wait_for_elements(visit)
        group = page.get_by_role("group", name="Elements of the screen")
        button = group.get_by_role("button", name="Contents")
        button.wait_for(state="attached")
        expect(button.count(), 1, "buttons with the app's title")
        places = page.evaluate(f"[...document.querySelectorAll('{NODES}')].map((one) => one.getBoundingClientRect().top)")
        expect(places, sorted(places), "the places from top to bottom")
        # The button is where the app shows it, and a touch there goes to the device.
        box, touches = button.bounding_box(), visit.witness("touches")
        page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        assert visit.witness("touches") > touches, "the touch did not reach the device"
        visit.until(f"!document.querySelector('{NODES}')")
        visit.settle()
        expect_quiet(visit)


@check
def activates_elements(stage):
    """Tab goes from the screen to the elements; arrow keys move between them, Enter presents the panel, and it is recorded"""
    with stage.page() as visit:
        page = visit.page
        page.click('[data-entry="dimmed-panel"]')
        visit.settle()
        wait_for_elements(visit)
        page.focus("#screen")
        page.keyboard.press("Tab")
        first = "document.activeElement.dataset.n"
        expect(page.evaluate(first), "0", "the first element")
        expect(page.locator(f"{NODES}[tabindex='0']").count(), 1, "stops of the Tab key")
        last = page.locator(NODES).count() - 1
        page.keyboard.press("End")
        expect(page.evaluate(first), str(last), "the last element")
        page.keyboard.press("ArrowDown")
        expect(page.evaluate(first), str(last), "the element after the last one")
        page.keyboard.press("Home")
        page.get_by_role("button", name="Contents").focus()
        visit.picture("elements")
        page.keyboard.press("Enter")
        visit.until(f"!document.querySelector('{NODES}')")
        visit.until("document.querySelector('[data-outcome=finished]')")
        visit.settle()
        wait_for_elements(visit)
        expect(page.evaluate("document.activeElement.closest('#elements') !== null"), True, "the focus stays in the screen")
        # A recording shows a moment of the past, which cannot be activated.
        visit.slider.focus()
        page.keyboard.press("Home")
        page.wait_for_selector("#moment:not([hidden])")
        expect(page.locator(NODES).count(), 0, "elements while a recording is shown")
        page.keyboard.press("l")
        wait_for_elements(visit)
        expect_quiet(visit)


@check
def asks_for_elements_once(stage):
    """the elements are requested once when the device has come to rest, and never while it stands still"""
    with stage.page() as visit:
        wait_for_elements(visit)
        counts = [visit.witness(name) for name in ("received", "sent")]
        visit.page.wait_for_timeout(1500)
        expect([visit.witness(name) for name in ("received", "sent")], counts, "messages at rest")


@check
def shows_texts_of_layers(stage):
    """the tree of layers shows the text of labels, at the moment shown"""
    with stage.page() as visit:
        page = visit.page
        page.click('[data-entry="dimmed-panel"]')
        visit.settle()
        page.click("#tab-layers")
        page.wait_for_selector(".layer-text")
        texts = page.locator(".layer-text").all_text_contents()
        assert any("Contents" in text for text in texts), texts
        visit.picture("layer-texts")
        expect_quiet(visit)


@check
def shows_constraints(stage):
    """the constraints of the selected layer are listed, at the moment shown"""
    with stage.page() as visit:
        page = visit.page
        page.click('[data-entry="dimmed-panel"]')
        visit.settle()
        page.click("#tab-layers")
        page.wait_for_selector(".layer-text")
        page.locator(".layer", has=page.locator(".layer-text", has_text="Contents")).first.click()
        page.click(".constraints summary")
        page.wait_for_selector(".constraints li")
        visit.picture("constraints")
        visit.settle()
        expect_quiet(visit)
