import { clamp } from '../core/dom.js';
import { Signal } from '../core/signal.js';

// Points: the corners of the screens and the frames around them.
const SHAPES = {
  phone: { corner: 48, bezel: 13 },
  se: { corner: 5, bezel: 16 },
  pad: { corner: 20, bezel: 26 },
  bench: { corner: 0, bezel: 10 },
};
// CSS pixels a point at most: beyond that one sees pixels rather than an app.
const LARGEST = 1.25;
const TURNS = { portrait: 0, landscapeLeft: 90, portraitUpsideDown: 180, landscapeRight: -90 };
const TURN_TIME = 320;

/** The body of the device, as large as there is room for. */
export class DeviceFrame {
  /** CSS pixels a point. */
  zoom = 1;
  fitted = new Signal();

  #session;
  #screen;
  #bench;
  #body;
  #glass;
  #turn = 'portrait';

  constructor(session, screen, { bench, body, glass }) {
    this.#session = session;
    this.#screen = screen;
    this.#bench = bench;
    this.#body = body;
    this.#glass = glass;
    session.deviceChanged.on((device) => {
      this.#fit();
      if (device.orientation !== this.#turn) this.#rotate(device.orientation);
    });
    screen.reshaped.on(() => this.#fit());
    new ResizeObserver(() => this.#fit()).observe(bench);
  }

  /** Of what is shown, in points: a take may have been held another way than the device is now. */
  get size() {
    const { width, height } = this.#session.device;
    return this.isTurned ? { width: height, height: width } : { width, height };
  }

  /** What is shown is a moment at which the device was held another way than it is now. */
  get isTurned() {
    const { width, height } = this.#session.device;
    return this.#screen.isOfTake && this.#screen.isWide !== width > height;
  }

  /** A place of the window in the device's points. */
  point({ clientX, clientY }) {
    const { left, top, width, height } = this.#glass.getBoundingClientRect();
    const { size } = this;
    return {
      x: ((clientX - left) / width) * size.width, y: ((clientY - top) / height) * size.height,
    };
  }

  #fit() {
    const device = this.#session.device;
    if (!device) return;
    const { corner, bezel } = SHAPES[device.device] ?? SHAPES.pad;
    const { width, height } = this.size;
    const room = this.#bench.getBoundingClientRect();
    this.zoom = clamp(
      Math.min(
        (room.width - 24) / (width + 2 * bezel),
        (room.height - 8) / (height + 2 * bezel)),
      0.2, LARGEST);
    const px = (points) => `${points * this.zoom}px`;
    this.#glass.style.width = px(width);
    this.#glass.style.height = px(height);
    this.#body.style.setProperty('--bezel', px(bezel));
    this.#body.style.setProperty('--corner', px(corner));
    this.#body.dataset.orientation = device.orientation;
    this.fitted.tell();
  }

  /** The picture is upright at once; the body turns to where it now stands. */
  #rotate(orientation) {
    const quarter = (TURNS[orientation] - TURNS[this.#turn] + 540) % 360 - 180;
    this.#turn = orientation;
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    this.#body.animate(
      [{ transform: `rotate(${-quarter}deg) scale(.86)` }, { transform: 'none' }],
      { duration: TURN_TIME, easing: 'cubic-bezier(.3, .7, .2, 1)' });
  }
}
