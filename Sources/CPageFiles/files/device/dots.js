import { element } from '../core/dom.js';

/** Dots where fingers touch the glass: the page's own at once, those of takes as recorded. */
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
    // Fingers of a script are told of thirty times a second; between that they glide.
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
