"""A recording from a file is opened beside the device, and beside the film of a report."""

import shutil
import subprocess

from checks import check, expect, expect_quiet

INPUT = "input[type=file]"


def film(stage, name, *options):
    """Films a demo; returns the folder of the film."""
    folder = stage.pictures / "beside"
    done = subprocess.run(
        [stage.tool, "film", name, *options, "--out", str(folder)], capture_output=True, text=True)
    assert done.returncode in (0, 1), done.stderr
    return folder


@check
def opens_a_recording_beside(stage):
    """a report or a recording is shown beside the device, locked by time or by progress"""
    folder = film(stage, "flip-card", "--cancel", "--format", "html")
    (film_folder,) = folder.glob("flip-card-*")
    with stage.page() as visit:
        page = visit.page
        visit.play("finish")
        page.set_input_files(INPUT, str(film_folder / "report.html"))
        page.wait_for_selector("#beside canvas")
        visit.settle()
        expect(visit.text("#beside strong"), "Flip card", "the title")
        assert "cancelled" in visit.text("#beside .note"), visit.text("#beside .note")
        # It follows the slider.
        pixels = """() => {
          const canvas = document.querySelector('#beside canvas');
          const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
          return data.reduce((sum, part, index) => (sum * 31 + part * (index % 7)) % 1000003, 0);
        }"""
        visit.slider.focus()
        page.keyboard.press("Home")
        visit.settle()
        first = page.evaluate(pixels)
        for _ in range(2):
            page.keyboard.press("Shift+ArrowRight")
        visit.settle()
        assert page.evaluate(pixels) != first, "the film beside has not moved"
        page.select_option("#beside select", "progress")
        progress = page.inner_text(".lane-name.progress .now, .lane-name:has-text('Progress')").split()
        visit.picture("beside")
        here = next(int(word) for word in progress if word.isdigit())
        there = int(visit.text("#beside output").split(",")[1].strip(" %"))
        assert abs(here - there) <= 4, f"{here} % beside {there} %"
        # A recording without pictures is drawn from its layers.
        page.set_input_files(INPUT, str(film_folder / "recording.json"))
        page.wait_for_selector("#beside canvas[aria-label^='The layers at']")
        visit.settle()
        visit.picture("beside-layers")
        colours = page.evaluate("""() => {
          const canvas = document.querySelector('#beside canvas');
          const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
          const found = new Set();
          for (let at = 0; at < data.length; at += 400) found.add(`${data[at]} ${data[at + 1]} ${data[at + 2]}`);
          return found.size;
        }""")
        assert colours > 4, f"{colours} colours"
        page.click('[aria-label="Close the recording beside the device"]')
        expect(page.is_visible("#beside"), False, "the recording beside the device")
        expect_quiet(visit)


@check
def refuses_other_files(stage):
    """a file that is no film is refused with a sentence, and changes nothing; a drop opens a film"""
    folder = film(stage, "flip-card", "--format", "html")
    wrong = stage.pictures / "wrong.json"
    wrong.write_text('{"a": 1}')
    with stage.page() as visit:
        page = visit.page
        page.set_input_files(INPUT, str(wrong))
        page.wait_for_selector("text=wrong.json is another kind of file; choose a report (report.html)")
        expect(page.is_visible("#beside"), False, "the recording beside the device")
        (film_folder, *_) = sorted(folder.glob("flip-card-finish"))
        page.evaluate("""(text) => {
          const transfer = new DataTransfer();
          transfer.items.add(new File([text], 'recording.json'));
          document.dispatchEvent(new DragEvent('dragover', { dataTransfer: transfer, bubbles: true, cancelable: true }));
          document.dispatchEvent(new DragEvent('drop', { dataTransfer: transfer, bubbles: true, cancelable: true }));
        }""", (film_folder / "recording.json").read_text())
        page.wait_for_selector("#beside canvas")
        expect_quiet(visit)
    shutil.rmtree(folder)


@check
def compares_two_reports(stage):
    """a report opens a second recording beside its film, and names the command that made it"""
    folder = film(stage, "flip-card", "--format", "html")
    film(stage, "flip-card", "--cancel", "--format", "html")
    finish, cancel = (folder / f"flip-card-{name}" / "report.html" for name in ("finish", "cancel"))
    with stage.file(finish) as visit:
        page = visit.page
        page.wait_for_selector("#copy-command")
        command = page.get_attribute("#copy-command", "title")
        assert command.startswith("matchcut film flip-card --format html"), command
        page.set_input_files(INPUT, str(cancel))
        page.wait_for_selector("#beside canvas")
        assert "cancelled" in visit.text("#beside .note"), visit.text("#beside .note")
        page.wait_for_timeout(300)
        visit.picture("report-beside")
        expect(visit.complaints, [], "complaints")
    shutil.rmtree(folder)
