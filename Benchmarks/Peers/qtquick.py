"""Measures the benchmark's scenes in Qt Quick's software renderer, without a screen.

Prints a line per scene: name, milliseconds per frame, milliseconds of processor time per frame.
The first includes Qt's waiting before it paints; the second is the cost of a frame. Screenshots of
the window are taken occasionally, and all must differ.
"""
import os
import pathlib
import sys
import tempfile
import time

os.environ.update(QT_QPA_PLATFORM="offscreen", QT_QUICK_BACKEND="software", QT_SCALE_FACTOR="1")
from PyQt5.QtCore import QEventLoop, QUrl  # noqa: E402
from PyQt5.QtGui import QColor, QGuiApplication, QImage, QPainter  # noqa: E402
from PyQt5.QtQuick import QQuickView  # noqa: E402

FRAMES = 120
# Frames between two screenshots of the window.
LOOK = 30


def picture(folder):
    image = QImage(780, 1688, QImage.Format_RGB32)
    painter = QPainter(image)
    for row in range(24):
        painter.fillRect(0, row * 1688 // 24, 780, 72, QColor.fromHslF(row / 24, 0.6, 0.6))
    painter.end()
    image.save(f"{folder}/picture.png")


def shadow(folder):
    """Makes the picture of a square's shadow, blurred by three box passes as in the compositor."""
    side, reach = 192, 36
    row = [1.0 if reach <= x < side - reach else 0.0 for x in range(side)]
    for _ in range(3):
        row = [sum(row[max(0, x - 11):x + 12]) / 23 for x in range(side)]
    image = QImage(side, side, QImage.Format_ARGB32)
    for y in range(side):
        for x in range(side):
            image.setPixelColor(x, y, QColor(0, 0, 0, round(255 * 0.3 * row[x] * row[y])))
    image.save(f"{folder}/shadow.png")


def main():
    app = QGuiApplication(sys.argv[:1])
    here = pathlib.Path(__file__).resolve().parent
    with tempfile.TemporaryDirectory() as folder:
        picture(folder)
        shadow(folder)
        for scene in ["slide", "flip", "cards"]:
            view = QQuickView()
            view.setSource(QUrl.fromLocalFile(str(here / "scenes.qml")))
            root = view.rootObject()
            for name in ["picture", "shadow"]:
                root.setProperty(name, QUrl.fromLocalFile(f"{folder}/{name}.png").toString())
            root.setProperty("scene", scene)
            view.resize(780, 1688)
            swapped = []
            view.frameSwapped.connect(lambda: swapped.append(1))
            view.show()
            while not swapped:
                app.processEvents(QEventLoop.WaitForMoreEvents)
            wall, cpu, last = [], [], None
            for frame in range(FRAMES):
                began, used = time.monotonic(), time.process_time()
                swapped.clear()
                root.setProperty("t", (frame + 1) / FRAMES)
                while not swapped:
                    app.processEvents(QEventLoop.WaitForMoreEvents)
                wall.append(time.monotonic() - began)
                cpu.append(time.process_time() - used)
                if frame % LOOK:
                    continue
                image = app.primaryScreen().grabWindow(view.winId()).toImage()
                if (image.width(), image.height()) != (780, 1688):
                    sys.exit(f"peers: found {image.width()}×{image.height()} pixels of Qt Quick's "
                             "window, expected 780×1688")
                if last is not None and image == last:
                    sys.exit(f"peers: Qt Quick painted frame {frame} of {scene} as before")
                last = image
            middle = FRAMES // 2
            print(scene, round(1000 * sorted(wall)[middle], 2),
                  round(1000 * sorted(cpu)[middle], 2), flush=True)
            view.close()


main()
