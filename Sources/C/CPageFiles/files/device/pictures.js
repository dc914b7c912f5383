import { lastIndexAt } from '../core/dom.js';

// The beginning of a WebP file in base64; every other picture is a PNG.
const WEBP = 'UklGR';
// The number of pictures that are painted one after the other at most, before it is faster to begin
// with a complete one.
const MOST_STEPS = 8;

/** The pictures of a film in a file: each has only what differs from the one before. */
export class Pictures {
  #canvas;
  #film;
  #painted = -1;

  /** `film`: `{width, height, frames}` in pixels; a frame is `{t, picture}`, and a picture is
   * `[x, y, base64]`, or null if nothing has changed. */
  constructor(canvas, film) {
    this.#canvas = canvas;
    this.#film = film;
    [canvas.width, canvas.height] = [film.width, film.height];
    this.ready = Promise.all(film.frames.map((frame) => this.#load(frame)));
  }

  async #load(frame) {
    if (!frame.picture) return;
    const [x, y, bytes] = frame.picture;
    const image = new Image();
    const loaded = new Promise((done) => { image.onload = image.onerror = done; });
    image.src = `data:image/${bytes.startsWith(WEBP) ? 'webp' : 'png'};base64,${bytes}`;
    Object.assign(frame, { image, x, y, picture: null });
    await loaded;
  }

  #isWhole({ image }) {
    return image?.naturalWidth === this.#film.width && image.naturalHeight === this.#film.height;
  }

  /** Paints the picture at the time `t`. */
  draw(t) {
    const { frames } = this.#film;
    const index = Math.max(0, lastIndexAt(frames, t));
    let from = this.#painted + 1;
    if (index < this.#painted || index - this.#painted > MOST_STEPS) {
      from = index;
      while (from > 0 && !this.#isWhole(frames[from])) from -= 1;
      if (index > this.#painted && from <= this.#painted) from = this.#painted + 1;
    }
    const paint = this.#canvas.getContext('2d');
    for (let each = from; each <= index; each += 1) {
      const { image, x, y } = frames[each];
      if (image) paint.drawImage(image, x, y);
    }
    this.#painted = index;
    this.#canvas.setAttribute('aria-label', `The screen at ${frames[index].t.toFixed(3)} seconds`);
  }
}
