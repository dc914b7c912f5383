import { Signal } from '../../core/signal.js';
import { quantityOf } from './quantities.js';

// The properties that can be compared with a touch's x and y.
const ALONG = { x: /\.x$|width/, y: /\.y$|height/ };
// The number of curves that can be kept beside the one of the selected layer.
const MOST = 5;

/** One property of a layer over the time of a recording. */
class Curve {
  /** `{samples, velocities, finger}` in the units that are shown; null without data. */
  data = null;
  /** The recording that the data belongs to. */
  recording = null;
  /** The number of its colour: 0 for the curve of the selected layer. */
  look = 0;

  constructor(layer, property) {
    this.layer = layer;
    this.property = property;
  }

  get quantity() {
    return quantityOf(this.property);
  }

  get isFlat() {
    const { samples } = this.data;
    return samples.every(([, value]) => value === samples[0][1]);
  }

  /** The value and the velocity at a time; null without data. */
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

  use(recording, { samples, velocities, finger }) {
    const { factor } = this.quantity;
    const scaled = (list) => list.map(([t, value]) => [t, value * factor]);
    this.recording = recording;
    this.data = { samples: scaled(samples), velocities: scaled(velocities), finger };
  }

  forget() {
    this.recording = null;
    this.data = null;
  }
}

/** The curve of the selected layer, and those that the user keeps beside it, in the selected
 * recording. */
export class Curves {
  changed = new Signal();
  /** The curve of the selected layer; null without one. */
  current = null;
  kept = [];

  #session;
  #property = 'position.y';
  /** Properties to try if the current one is constant. */
  #others = [];

  constructor(session) {
    this.#session = session;
    session.layerChosen.on((layer) => this.#choose(layer));
    session.chose.on(() => this.#askAll());
    session.recordingsChanged.on(() => this.#askAll());
    session.edited.on(() => this.#askAgain());
    let shown = null;
    session.deviceChanged.on(({ entry }) => {
      if (entry === shown) return;
      shown = entry;
      this.kept = [];
      this.changed.tell();
    });
  }

  get isShown() {
    return this.all.length > 0;
  }

  /** The curves to be drawn; the one of the selected layer is the first. */
  get all() {
    return this.current ? [this.current, ...this.kept] : this.kept;
  }

  get canKeep() {
    const { current, kept } = this;
    return Boolean(current?.data?.samples.length) && kept.length < MOST && !kept.some(
      ({ layer, property }) => layer.id === current.layer.id && property === current.property);
  }

  /** Shows another property of the selected layer. */
  use(property) {
    this.#property = property;
    this.#others = [];
    this.current = new Curve(this.current.layer, property);
    this.#ask(this.current);
  }

  /** Keeps the curve of the selected layer beside those that follow. */
  keep() {
    if (!this.canKeep) return;
    const { layer, property, recording, data } = this.current;
    const taken = new Set(this.kept.map(({ look }) => look));
    let look = 1;
    while (taken.has(look)) look += 1;
    this.kept = [...this.kept, Object.assign(new Curve(layer, property), { recording, data, look })];
    this.changed.tell();
  }

  drop(curve) {
    this.kept = this.kept.filter((one) => one !== curve);
    this.changed.tell();
  }

  #choose(layer) {
    if (layer) this.#prefer(layer.animations);
    this.current = layer && new Curve(layer, this.#property);
    this.changed.tell();
    if (layer) this.#ask(this.current);
  }

  /** Prefers properties that are animated. */
  #prefer(animations) {
    const isAnimated = (name) => animations.some((key) => name.startsWith(key));
    const all = this.#session.welcome?.properties ?? [];
    const others = all.filter((name) => !isAnimated(name));
    const [first, ...rest] = [...all.filter(isAnimated), ...others];
    this.#others = rest.concat(this.#property);
    this.#property = first ?? this.#property;
  }

  /** Asks for all curves again, because the motions have changed. Until the answers arrive, the curves
   * are drawn as they were. */
  async #askAgain() {
    const { chosen } = this.#session;
    for (const curve of this.all) {
      const { layer, property } = curve;
      try {
        curve.use(chosen, await this.#session.answer(
          { do: 'curve', recording: chosen.id, layer: layer.id, property }));
      } catch {
        // The error has already been reported.
      }
    }
    this.changed.tell();
  }

  #askAll() {
    for (const curve of this.all) this.#ask(curve);
  }

  /** Asks for the curve in the selected recording, unless it is known. */
  async #ask(curve) {
    const { chosen } = this.#session;
    if (chosen && curve.recording === chosen) return;
    curve.forget();
    this.changed.tell();
    if (!chosen || chosen.isRunning || chosen.isGone) return;
    const { layer, property } = curve;
    try {
      const data = await this.#session.answer(
        { do: 'curve', recording: chosen.id, layer: layer.id, property });
      if (chosen !== this.#session.chosen || !this.all.includes(curve)) return;
      curve.use(chosen, data);
      const next = curve === this.current && curve.isFlat ? this.#others.shift() : null;
      if (next) {
        this.#property = next;
        this.current = new Curve(layer, next);
        return this.#ask(this.current);
      }
      if (curve === this.current) this.#others = [];
      this.changed.tell();
    } catch {
      // The error has already been reported.
    }
  }
}
