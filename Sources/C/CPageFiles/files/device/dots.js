import { element } from '../core/dom.js';

/** Draws dots at the touches: at the page's own without delay, at those of recordings as recorded. */
export class Dots {
  #session;
  #frame;
  #place;
  #own = [];

  constructor(session, frame, fingers, place) {
    this.#session = session;
    this.#frame = frame;
    this.#place = place;
    fingers.moved.on((down) => {
      this.#own = down;
      this.#draw();
    });
    session.moved.on(() => this.#draw());
    frame.fitted.on(() => this.#draw());
  }

  #draw() {
    const zoom = this.#frame.zoom;
    const dots = this.#points;
    // A script's touches are reported thirty times per second; their dots are animated in between.
    const isTold = this.#session.isLive && !this.#own.length;
    this.#place.classList.toggle('gliding', isTold);
    while (this.#place.childElementCount > dots.length) this.#place.lastChild.remove();
    while (this.#place.childElementCount < dots.length) {
      this.#place.append(element('i', { class: 'dot' }));
    }
    dots.forEach(({ x, y }, index) => {
      this.#place.children[index].style.transform = `translate(${x * zoom}px, ${y * zoom}px)`;
    });
  }

  get #points() {
    const { isLive, chosen, t } = this.#session;
    if (isLive && this.#own.length) return this.#own;
    if (!chosen || (isLive && !chosen.isRunning)) return [];
    return (chosen.frameAt(t)?.fingers ?? []).map(([, x, y]) => ({ x, y }));
  }
}
