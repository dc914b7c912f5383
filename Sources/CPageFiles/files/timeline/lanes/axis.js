import { Signal } from '../../core/signal.js';

// Seconds: a shorter take does not fill the axis.
const SHORTEST = 0.25;
// CSS pixels kept free at both ends.
const MARGIN = 16;
// CSS pixels between two numbers, at least.
const APART = 64;

/** Where a moment of the chosen take stands across the lanes. */
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

  /** Moments with a number, and how many decimals it has. */
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
