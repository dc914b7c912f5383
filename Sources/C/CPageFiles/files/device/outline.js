import { shape } from '../core/dom.js';
import { cornersOfLayers } from './geometry.js';

/** Draws the outline of the selected layer over the screen. */
export class Outline {
  #session;
  #place;
  #watch;
  #frame;

  constructor(session, watch, frame, place) {
    this.#session = session;
    this.#place = place;
    this.#watch = watch;
    this.#frame = frame;
    watch.changed.on(() => this.#draw());
    session.layerChosen.on(() => this.#draw());
    frame.fitted.on(() => this.#draw());
  }

  #draw() {
    const { layer, device } = this.#session;
    const corners = layer && cornersOfLayers(this.#watch.layers).get(layer.id);
    if (!corners || !device) return this.#place.replaceChildren();
    const { width, height } = this.#frame.size;
    this.#place.setAttribute('viewBox', `0 0 ${width} ${height}`);
    const points = corners.map((corner) => corner.map((n) => n.toFixed(1)).join(',')).join(' ');
    this.#place.replaceChildren(shape('polygon', { points }));
  }
}
