import { Signal } from '../core/signal.js';

// Milliseconds between two requests while the live device is moving.
const PAUSE = 200;

/** The layers at the time shown, requested only while a view displays them. */
export class LayerWatch {
  layers = [];
  changed = new Signal();
  /** The names of the displaying views; each counts once. */
  #watchers = new Set();

  #session;
  #isAsking = false;
  #isStale = true;
  #timer = 0;
  /** The ids of the layers before a recording's last transition, by recording. */
  #before = new Map();

  constructor(session) {
    this.#session = session;
    session.moved.on(() => this.#refresh());
    session.edited.on(() => this.#refresh());
    session.layerChosen.on((layer) => this.watch('outline', layer !== null));
  }

  watch(name, isOn) {
    if (isOn) this.#watchers.add(name);
    else this.#watchers.delete(name);
    if (isOn) this.#refresh();
  }

  /**
   * The relation of a layer to the last transition that has ended: `left` if it was added by one
   * that was cancelled and is still there, `new` if it was added by one that finished.
   */
  standing(layer) {
    const { chosen, t, isLive } = this.#session;
    const last = chosen?.transitions.findLast(({ end }) => end <= t + 1e-6);
    const before = this.#before.get(`${chosen?.id} ${last?.start}`);
    if (!last || !before || (isLive && chosen.isRunning) || before.has(layer.id)) return null;
    return last.completed ? 'new' : 'left';
  }

  #refresh() {
    this.#isStale = true;
    if (!this.#watchers.size || this.#isAsking || this.#timer) return;
    const { isLive, chosen } = this.#session;
    if (isLive && chosen?.isRunning) {
      this.#timer = setTimeout(() => {
        this.#timer = 0;
        this.#ask();
      }, PAUSE);
    } else {
      this.#ask();
    }
  }

  async #ask() {
    const { isLive, chosen, t } = this.#session;
    if (!isLive && chosen?.isGone) return;
    this.#isAsking = true;
    this.#isStale = false;
    try {
      const question = isLive || !chosen ? {} : { recording: chosen.id, t };
      const { layers } = await this.#session.answer({ do: 'layers', ...question });
      await this.#askBefore(chosen, t);
      this.layers = layers;
      this.changed.tell();
    } catch {
      // The error has already been reported; keep the known layers.
    }
    this.#isAsking = false;
    if (this.#isStale) this.#refresh();
  }

  async #askBefore(recording, t) {
    const last = recording?.transitions.findLast(({ end }) => end <= t + 1e-6);
    const key = `${recording?.id} ${last?.start}`;
    if (!last || recording.isGone || this.#before.has(key)) return;
    const moment = recording.stepFrom(last.start, -1);
    const { layers } = await this.#session.answer({ do: 'layers', recording: recording.id, t: moment });
    this.#before.set(key, new Set(layers.map(({ id }) => id)));
  }
}
