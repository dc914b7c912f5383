"""The address holds what is shown, and the state can be copied."""

import json
import re
import shlex
import subprocess

from checks import check, expect, expect_quiet

# Milliseconds after which the page has written its address.
WRITTEN = 500


def scrub(visit, t):
    """Moves the slider to the first frame at `t` or later; returns the canvas's hash."""
    visit.slider.focus()
    visit.page.keyboard.press("Home")
    while visit.time < t - 1e-6:
        visit.page.keyboard.press("ArrowRight")
    visit.settle()
    visit.page.wait_for_timeout(WRITTEN)
    return visit.hash()


def copied(visit):
    return visit.page.evaluate("navigator.clipboard.readText()")


def may_copy(visit):
    visit.page.context.grant_permissions(["clipboard-read", "clipboard-write"])


@check
def address_holds_the_moment(stage):
    """the address holds the entry, the settings, the input and the time: a reload and another browser show the same picture"""
    with stage.page() as visit:
        visit.page.click('[data-entry="dimmed-panel"]')
        visit.settle()
        visit.page.keyboard.press("d")
        visit.settle()
        visit.page.keyboard.press("f")
        visit.until("document.querySelector('#verdict button')")
        visit.settle()
        before = visit.recordings[-1]
        moment = scrub(visit, .45)
        t = visit.time
        url = visit.page.url
        assert "#entry=dimmed-panel&device=phone&run=" in url and url.endswith(f"&t={t:g}"), url
        assert len(url) < 700, f"{len(url)} characters"

        visit.page.reload()
        visit.settle()
        visit.wait_for_same(moment)
        expect(visit.time, t, "time after a reload")
        expect(visit.page.url, url, "address after a reload")
        assert "at 0.45 s" in visit.text("#moment"), visit.text("#moment")
        assert visit.outcome(visit.recordings[-1]) == "finished", f"{before}, {visit.recordings}"
        visit.picture("address-reloaded")
        with stage.file(url) as other:
            other.settle()
            other.wait_for_same(moment)
            expect(other.time, t, "time in another browser")
            expect_quiet(other)
        expect_quiet(visit)


@check
def address_holds_the_live_device(stage):
    """without a time, the address shows the live device as it was, and the device goes on"""
    with stage.page() as visit:
        visit.drag((.6, .2), (.6, .85))
        visit.page.mouse.up()
        visit.rest("2")
        expect(visit.outcome(2), "finished", "outcome")
        visit.page.wait_for_timeout(WRITTEN)
        still = visit.hash()
        assert "&t=" not in visit.page.url, visit.page.url
        visit.page.reload()
        visit.settle()
        visit.wait_for_same(still)
        assert visit.page.locator("#moment").is_hidden(), "a recording is shown"
        # The card is turned over, and the next drag turns it back.
        visit.drag((.6, .2), (.6, .85))
        visit.page.mouse.up()
        visit.until("document.querySelectorAll('[data-outcome=finished]').length === 2")
        expect_quiet(visit)


@check
def back_shows_what_was_shown(stage):
    """Back and Forward show what was shown, and a link to another entry opens it"""
    with stage.page() as visit:
        page = visit.page
        recording = visit.play("finish")
        moment = scrub(visit, .5)
        page.click('[data-entry="dimmed-panel"]')
        visit.settle()
        page.wait_for_timeout(WRITTEN)
        panel = visit.hash()
        assert "entry=dimmed-panel" in page.url, page.url
        page.go_back()
        visit.settle()
        visit.wait_for_same(moment)
        expect(page.title(), "Flip card · Matchcut", "title after Back")
        expect(len(visit.recordings), len(set(visit.recordings)), "recordings")
        assert recording not in visit.recordings, "the repeated recording is listed twice"
        page.go_forward()
        visit.settle()
        visit.wait_for_same(panel)
        expect(page.title(), "Dimmed panel · Matchcut", "title after Forward")

        # Between recordings of one entry, Back needs no new device.
        first = visit.play("finish")
        page.wait_for_timeout(WRITTEN)
        finished = visit.hash()
        visit.play("cancel")
        page.wait_for_timeout(WRITTEN)
        listed = visit.recordings
        page.go_back()
        visit.settle()
        expect(visit.recordings, listed, "recordings after Back")
        expect(page.get_attribute('[aria-checked="true"]', "data-recording"), str(first), "selected")
        visit.wait_for_same(finished)

        page.evaluate("location.hash = '#entry=corner-slide&device=pad&dark=1'")
        visit.settle()
        expect(page.title(), "Corner slide · Matchcut", "title of the typed address")
        expect(visit.witness("device")["device"], "pad", "device of the typed address")
        expect(visit.witness("device")["dark"], True, "dark mode of the typed address")
        # The skip link is no part of the address.
        page.focus("#skip")
        page.keyboard.press("Enter")
        expect(page.evaluate("document.activeElement.id"), "screen", "focus")
        assert "entry=corner-slide" in page.url, page.url
        expect_quiet(visit)


@check
def address_holds_values(stage):
    """the address holds the chosen values of a transition"""
    with stage.page() as visit:
        listed = visit.page.eval_on_selector_all(
            "[data-entry]", "(all) => all.map(({ dataset }) => dataset.entry)")
        entry = next(id for id in listed if "slide" in id and "/" in id)
        visit.page.click(f'[data-entry="{entry}"]')
        visit.settle()
        slider = visit.page.locator("#panel-values input[type=range]").first
        slider.focus()
        for _ in range(3):
            visit.page.keyboard.press("ArrowRight")
        visit.settle()
        code = visit.text("#values-code")
        visit.page.wait_for_timeout(WRITTEN)
        assert "&value." in visit.page.url, visit.page.url
        visit.page.reload()
        visit.settle()
        expect(visit.text("#values-code"), code, "code after a reload")
        expect_quiet(visit)


@check
def refuses_broken_addresses(stage):
    """a broken or foreign address is answered by one sentence, and the page opens"""
    run = "eNoLMDQAAAGQAMk"
    for hash, reason in [
        ("chapter-3", "it does not name an entry"),
        ("entry=nothere", "this server has no entry “nothere”"),
        ("entry=flip-card&device=watch", "there is no device “watch”"),
        ("entry=flip-card&dark=maybe", "“dark” is “maybe”, and should be 1 or 0"),
        ("entry=flip-card&era=3", "“era” is “3”, and should be an iOS version from 7 to 26"),
        ("entry=flip-card&t=soon", "“t” is “soon”, and should be a number of seconds"),
        ("entry=flip-card&value.speed=3", "“flip-card” has no parameter “speed”"),
        (f"entry=flip-card&run={run}", "its recorded input is damaged or cut off"),
        ("entry=%E0%A4%A", "this server has no entry “%E0%A4%A”"),
    ]:
        with stage.file(f"{stage.url}#{hash}") as visit:
            visit.page.wait_for_selector(".toast")
            expect(visit.text(".toast p"),
                   f"The address cannot be opened: {reason}. The page shows Flip card.", hash)
            visit.rest("1")
            expect(visit.page.title(), "Flip card · Matchcut", "title")
            visit.page.wait_for_timeout(WRITTEN)
            assert visit.page.url.endswith("#entry=flip-card&device=phone"), visit.page.url
            if hash == "chapter-3":
                visit.picture("address-refused")
            expect_quiet(visit)
    # While the page is in use, a broken address changes nothing.
    with stage.page() as visit:
        recording = visit.play("finish")
        visit.page.evaluate("location.hash = '#entry=nothere'")
        visit.page.wait_for_selector(".toast")
        assert visit.text(".toast p").endswith("The page shows Flip card."), visit.text(".toast p")
        assert recording in visit.recordings, visit.recordings


@check
def copies_the_state(stage):
    """what is shown can be copied as a link, as a command that films it, and as a test"""
    with stage.page() as visit:
        page = visit.page
        may_copy(visit)
        visit.play("cancel")
        page.keyboard.press("f")
        visit.until("document.querySelectorAll('[data-outcome=finished]').length === 1")
        visit.settle()
        recording = visit.recordings[-1]
        moment = scrub(visit, .3)
        page.click("#copy-link")
        page.wait_for_selector(f"text=Copied a link to recording {recording} at 0.30 s.")
        link = copied(visit)
        expect(link, page.url, "link")
        with stage.file(link) as other:
            other.settle()
            other.wait_for_same(moment)
        page.keyboard.press("l")
        page.keyboard.press("u")
        page.wait_for_selector("text=Copied a link to Flip card as it is now.")
        assert "&t=" not in copied(visit), copied(visit)

        page.click("#tab-export")
        page.click("[data-copy=command]")
        page.wait_for_selector(f"text=Copied recording {recording} as a command.")
        command = copied(visit)
        visit.picture("copied")
        expect(shlex.split(command.splitlines()[-1])[:3], ["matchcut", "film", "flip-card"], "command")
        film(stage, command)
        page.click("[data-copy=test]")
        page.wait_for_selector(f"text=Copied recording {recording} as a test.")
        assert "#expect(stage.trace.outcomes == [true])" in copied(visit), copied(visit)
        page.click("[data-copy=link]")
        page.wait_for_selector("text=Copied a link")

        # A script cannot press keys.
        page.click('[data-entry="back-and-forth"]')
        visit.settle()
        page.click('[aria-label="Give the keyboard to the app"]')
        page.focus("#screen")
        page.keyboard.press("x")
        visit.settle()
        page.click("#tab-export")
        page.click("[data-copy=command]")
        page.wait_for_selector(".toast[data-kind=error]")
        assert "found keys that were pressed" in visit.text(".toast[data-kind=error]")
        expect_quiet(visit)


def film(stage, command):
    """Runs a copied command, and checks that its run ends as the recording did."""
    folder = (stage.pictures / "command").resolve()
    folder.mkdir(exist_ok=True)
    tool = shlex.quote(str((stage.pictures / "../..").resolve() / stage.tool))
    words = re.sub(r"^matchcut", tool, command.replace("film flip-card", "film flip-card --out films"),
                   flags=re.MULTILINE)
    subprocess.run(["bash", "-c", words], cwd=folder, check=True, capture_output=True)
    newest = max(folder.rglob("recording.json"), key=lambda path: path.stat().st_mtime)
    calls = [(event["object"], event["call"]) for event in json.loads(newest.read_text())["events"]]
    last = [call for _, call in calls if "completeTransition" in str(call)][-1]
    assert "true" in str(last), last
