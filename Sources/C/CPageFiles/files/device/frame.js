import { clamp } from '../core/dom.js';
import { Signal } from '../core/signal.js';

// The corner radii of the screens and the widths of the frames around them, in points.
const SHAPES = {
  phone: { corner: 48, bezel: 13 },
  se: { corner: 5, bezel: 16 },
  pad: { corner: 20, bezel: 26 },
  bench: { corner: 0, bezel: 10 },
};
// The maximum number of CSS pixels per point; beyond it, pixels become visible.
const LARGEST = 1.25;
const TURNS = { portrait: 0, landscapeLeft: 90, portraitUpsideDown: 180, landscapeRight: -90 };
const TURN_TIME = 320;

/** The device's body, scaled to the available space. */
export class DeviceFrame {
  /** CSS pixels per point. */
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

  /** The size in points of what is shown; a recording may have another orientation than the
   * device. */
  get size() {
    const { width, height } = this.#session.device;
    return this.isTurned ? { width: height, height: width } : { width, height };
  }

  /** Whether the time shown has another orientation than the device. */
  get isTurned() {
    const { width, height } = this.#session.device;
    return this.#screen.isOfRecording && this.#screen.isWide !== width > height;
  }

  /** Converts a window position to the device's points. */
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
    // Whole pixels of the display, so that the browser does not have to scale the picture.
    const whole = (points) => `${Math.round(points * this.zoom * devicePixelRatio) / devicePixelRatio}px`;
    this.#glass.style.width = whole(width);
    this.#glass.style.height = whole(height);
    this.#body.style.setProperty('--bezel', px(bezel));
    this.#body.style.setProperty('--corner', px(corner));
    this.#body.dataset.orientation = device.orientation;
    this.fitted.tell();
  }

  /** Shows the picture upright immediately, and rotates the body to its new orientation. */
  #rotate(orientation) {
    const quarter = (TURNS[orientation] - TURNS[this.#turn] + 540) % 360 - 180;
    this.#turn = orientation;
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    this.#body.animate(
      [{ transform: `rotate(${-quarter}deg) scale(.86)` }, { transform: 'none' }],
      { duration: TURN_TIME, easing: 'cubic-bezier(.3, .7, .2, 1)' });
  }
}
