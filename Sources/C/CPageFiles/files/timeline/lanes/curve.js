import { Signal } from '../../core/signal.js';

// The properties that can be compared with a touch's x and y.
const ALONG = { x: /\.x$|width/, y: /\.y$|height/ };

/** The curve of one property of the selected layer in the selected recording. */
export class Curve {
  changed = new Signal();
  property = 'position.y';
  /** `{samples, velocities, finger}`; null without data. */
  data = null;

  #session;
  /** Properties to try if the current one is constant. */
  #others = [];

  constructor(session) {
    this.#session = session;
    session.layerChosen.on((layer) => {
      if (layer) this.#prefer(layer.animations);
      this.#ask();
    });
    session.chose.on(() => this.#ask());
    session.recordingsChanged.on(() => this.#ask());
  }

  get isShown() {
    return this.#session.layer !== null;
  }

  use(property) {
    this.property = property;
    this.#others = [];
    this.#ask();
  }

  /** Prefers properties that are animated. */
  #prefer(animations) {
    const isAnimated = (name) => animations.some((key) => name.startsWith(key));
    const all = this.#session.welcome?.properties ?? [];
    const others = all.filter((name) => !isAnimated(name));
    const [first, ...rest] = [...all.filter(isAnimated), ...others];
    this.property = first ?? this.property;
    this.#others = rest.concat(this.property);
  }

  async #ask() {
    const { layer, chosen } = this.#session;
    this.data = null;
    this.changed.tell();
    if (!layer || !chosen || chosen.isRunning || chosen.isGone) return;
    const question = { do: 'curve', recording: chosen.id, layer: layer.id, property: this.property };
    try {
      const data = await this.#session.answer(question);
      const isStill = layer === this.#session.layer && chosen === this.#session.chosen;
      if (!isStill || data.property !== this.property) return;
      const next = isFlat(data.samples) ? this.#others.shift() : null;
      if (next) {
        this.property = next;
        return this.#ask();
      }
      this.#others = [];
      this.data = data;
      this.changed.tell();
    } catch {
      // The error has already been reported.
    }
  }

  /** The sampled value and velocity at a time. */
  at(t) {
    const nearest = (list) => list.findLast((sample) => sample[0] <= t + 1e-6) ?? list[0];
    if (!this.data?.samples.length) return null;
    return {
      value: nearest(this.data.samples)[1], velocity: nearest(this.data.velocities)?.[1] ?? 0,
    };
  }

  /** The touch's positions along the property's axis; empty for other properties. */
  get finger() {
    const column = ALONG.x.test(this.property) ? 1 : ALONG.y.test(this.property) ? 2 : 0;
    if (!column || !/position|translation|bounds/.test(this.property)) return [];
    return (this.data?.finger ?? []).map((sample) => [sample[0], sample[column]]);
  }

  draw(context, row, axis, paint) {
    if (!this.data) return;
    const { samples, velocities } = this.data;
    context.save();
    context.beginPath();
    context.rect(0, row.top, axis.width, row.height);
    context.clip();
    const values = samples.concat(this.finger).map(([, value]) => value);
    const zero = [0, ...velocities.map(([, value]) => value)];
    line(context, velocities, axis, scale(zero, row), paint('--velocity'), 1, [3, 3]);
    line(context, this.finger, axis, scale(values, row), paint('--lane-touch'), 1.5, [1, 3]);
    line(context, samples, axis, scale(values, row), paint('--accent'), 1.75, []);
    context.restore();
  }
}

const isFlat = (samples) => samples.every(([, value]) => value === samples[0][1]);

/** Maps values to the height of the row. */
function scale(values, row) {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const range = high - low || 1;
  const [top, height] = [row.top + 8, row.height - 16];
  return (value) => (high === low ? top + height / 2 : top + height * (1 - (value - low) / range));
}

function line(context, samples, axis, y, stroke, width, dash) {
  context.beginPath();
  samples.forEach(([t, value], index) => {
    if (index) context.lineTo(axis.x(t), y(value));
    else context.moveTo(axis.x(t), y(value));
  });
  context.strokeStyle = stroke;
  context.lineWidth = width;
  context.setLineDash(dash);
  context.lineCap = dash[0] === 1 ? 'round' : 'butt';
  context.stroke();
  context.setLineDash([]);
}
