import { element, lastIndexAt } from '../core/dom.js';

/** Shows the picture of the previous build over the screen, half transparent, at the time shown. */
export class EarlierPicture {
  #session;
  #place;
  #isOn = false;
  /** The pictures of a change: `[{t, image}]`. */
  #pictures = new WeakMap();

  constructor(session, place) {
    this.#session = session;
    this.#place = place;
    session.moved.on(() => this.#show());
    session.chose.on(() => this.#show());
    session.compared.on(() => this.#show());
  }

  get isOn() {
    return this.#isOn;
  }

  /** Switches the pictures on or off. They belong to moments of the recording, not to the device. */
  toggle(isOn) {
    this.#isOn = isOn;
    if (isOn && this.#session.isLive) this.#session.show(this.#session.t);
    this.#show();
  }

  #show() {
    const { isLive, chosen, t } = this.#session;
    const pictures = this.#isOn && !isLive && chosen?.change?.pictures;
    if (!pictures) return this.#place.replaceChildren();
    const list = this.#load(chosen.change);
    const image = list[Math.max(0, lastIndexAt(list, t))].image;
    if (this.#place.firstChild !== image) this.#place.replaceChildren(image);
  }

  #load(change) {
    if (!this.#pictures.has(change)) {
      const { path, times } = change.pictures;
      this.#pictures.set(change, times.map((t, index) => ({
        t, image: element('img', { src: `${path}${index}.png`, alt: '', decoding: 'sync' }),
      })));
    }
    return this.#pictures.get(change);
  }
}
