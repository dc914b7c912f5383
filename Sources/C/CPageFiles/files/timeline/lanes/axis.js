import { Signal } from '../../core/signal.js';

// The minimum duration of the axis in seconds.
const SHORTEST = 0.25;
// The margin at both ends in CSS pixels.
const MARGIN = 16;
// The minimum distance between two labels in CSS pixels.
const APART = 64;

/** Maps times of the selected recording to horizontal positions. */
export class Axis {
  width = 0;
  duration = SHORTEST;
  changed = new Signal();

  set(width, duration) {
    const longest = Math.max(duration, SHORTEST);
    if (width === this.width && longest === this.duration) return;
    this.width = width;
    this.duration = longest;
    this.changed.tell();
  }

  x(t) {
    return MARGIN + (t / this.duration) * Math.max(1, this.width - 2 * MARGIN);
  }

  t(x) {
    return ((x - MARGIN) / Math.max(1, this.width - 2 * MARGIN)) * this.duration;
  }

  /** The labelled times, with their number of decimals. */
  get marks() {
    const most = Math.max(1, this.width / APART);
    const steps = [0.05, 0.1, 0.2, 0.25, 0.5, 1, 2, 5, 10, 20, 30, 60];
    const step = steps.find((step) => this.duration / step <= most) ?? 60;
    const decimals = step >= 1 ? 0 : Number.isInteger(step * 10) ? 1 : 2;
    const count = Math.floor(this.duration / step + 1e-6) + 1;
    return Array.from({ length: count }, (_, index) => ({
      t: index * step, text: (index * step).toFixed(decimals),
    }));
  }
}
