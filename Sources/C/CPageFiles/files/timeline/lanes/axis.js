import { clamp } from '../../core/dom.js';
import { Signal } from '../../core/signal.js';

// The minimum duration of the axis, and of its visible part, in seconds.
const [SHORTEST, CLOSEST] = [0.25, 0.05];
// The margin at both ends in CSS pixels.
const MARGIN = 16;
// The minimum distance between two labels in CSS pixels.
const APART = 64;
const STEPS = [0.01, 0.02, 0.05, 0.1, 0.2, 0.25, 0.5, 1, 2, 5, 10, 20, 30, 60];
// The part of a moment's distance from the nearer end at which it is revealed.
const INSIDE = 0.1;

/** Maps times of the selected recording to horizontal positions. A part of the recording may be
 * visible; without one, the whole recording is. */
export class Axis {
  width = 0;
  duration = SHORTEST;
  changed = new Signal();
  /** The visible part was changed. */
  zoomed = new Signal();

  /** `[start, end]` of the visible part; null if everything is visible. */
  #part = null;

  set(width, duration) {
    const longest = Math.max(duration, SHORTEST);
    if (width === this.width && longest === this.duration) return;
    this.width = width;
    this.duration = longest;
    this.changed.tell();
  }

  get isZoomed() {
    return this.#part !== null;
  }

  get start() {
    return this.#part?.[0] ?? 0;
  }

  get end() {
    return this.#part?.[1] ?? this.duration;
  }

  x(t) {
    return MARGIN + ((t - this.start) / (this.end - this.start)) * this.#room;
  }

  t(x) {
    return this.start + ((x - MARGIN) / this.#room) * (this.end - this.start);
  }

  get #room() {
    return Math.max(1, this.width - 2 * MARGIN);
  }

  /** Shows the part between two times; its length is limited, and it stays inside the recording. */
  show(start, end) {
    const length = Math.max(end - start, CLOSEST);
    if (length >= this.duration - 1e-9) return this.showAll();
    const middle = (start + end) / 2;
    const from = clamp(middle - length / 2, 0, this.duration - length);
    this.#use([from, from + length]);
  }

  showAll() {
    if (this.isZoomed) this.#use(null);
  }

  /** Shows a part that is `factor` times as long; the time `t` keeps its place. */
  zoom(factor, t) {
    const [start, end] = [this.start, this.end];
    const length = clamp((end - start) * factor, CLOSEST, this.duration);
    const from = t - (t - start) * (length / (end - start));
    this.show(clamp(from, 0, this.duration - length), clamp(from, 0, this.duration - length) + length);
  }

  /** Moves the visible part by a duration. */
  pan(by) {
    const moved = clamp(by, -this.start, this.duration - this.end);
    if (this.isZoomed && moved) this.#use([this.start + moved, this.end + moved]);
  }

  /** Moves the visible part by CSS pixels. */
  panPixels(dx) {
    this.pan((dx / this.#room) * (this.end - this.start));
  }

  /** Moves the visible part as far as needed, so that it contains the time `t`. */
  reveal(t) {
    if (!this.isZoomed || (t >= this.start && t <= this.end)) return;
    const margin = (this.end - this.start) * INSIDE;
    this.pan(t < this.start ? t - margin - this.start : t + margin - this.end);
  }

  #use(part) {
    this.#part = part;
    this.changed.tell();
    this.zoomed.tell();
  }

  /** The labelled times of the visible part, with their number of decimals. */
  get marks() {
    const most = Math.max(1, this.width / APART);
    const step = STEPS.find((step) => (this.end - this.start) / step <= most) ?? STEPS.at(-1);
    const decimals = step >= 1 ? 0 : Number.isInteger(step * 10) ? 1 : 2;
    const first = Math.ceil(this.start / step - 1e-6);
    const count = Math.floor(this.end / step + 1e-6) - first + 1;
    return Array.from({ length: count }, (_, index) => {
      const t = (first + index) * step;
      return { t, text: t.toFixed(decimals) };
    });
  }
}
