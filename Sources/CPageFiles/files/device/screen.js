import { Signal } from '../core/signal.js';

// Bytes before the pixels.
const HEADER = 40;

/** The picture of the device: frames as they come, drawn where they differ from the last. */
export class Screen {
  /** Of the frame that is shown; `isOfTake` where it shows a moment of a take. */
  moment = 0;
  isOfTake = false;
  /** The picture has another size, or is of a take where it was of the device. */
  reshaped = new Signal();

  #canvas;
  #context;
  // All of the canvas, kept from frame to frame.
  #picture;

  constructor(canvas) {
    this.#canvas = canvas;
    this.#context = canvas.getContext('2d', { alpha: false });
  }

  get isWide() {
    return this.#canvas.width > this.#canvas.height;
  }

  draw(buffer) {
    const view = new DataView(buffer);
    if (view.getUint8(0) !== 1) return;
    const number = (at) => view.getUint32(at, true);
    const [width, height] = [number(8), number(12)];
    const isOfTake = view.getUint8(1) === 1;
    const isReshaped = this.#canvas.width !== width || this.#canvas.height !== height;
    if (isReshaped) {
      this.#canvas.width = width;
      this.#canvas.height = height;
    }
    if (this.#picture?.width !== width || this.#picture.height !== height) {
      this.#picture = new ImageData(width, height);
    }
    const [x, y, w, h] = [number(16), number(20), number(24), number(28)];
    unpack(new Uint32Array(buffer, HEADER), this.#picture, x, y, w, h);
    this.#context.putImageData(this.#picture, 0, 0, x, y, w, h);
    this.moment = view.getFloat64(32, true);
    if (isReshaped || isOfTake !== this.isOfTake) {
      this.isOfTake = isOfTake;
      this.reshaped.tell();
    }
  }
}

/**
 * Puts runs of pixels into a rectangle of a picture. A token is `count << 2 | kind`: 0, so many
 * pixels follow; 1, one follows that is repeated; 2, they are as in the row above.
 */
function unpack(words, picture, x, y, w, h) {
  const pixels = new Uint32Array(picture.data.buffer);
  let at = 0;
  for (let row = y; row < y + h; row++) {
    let to = row * picture.width + x;
    for (const end = to + w; to < end;) {
      const [count, kind] = [words[at] >>> 2, words[at] & 3];
      // A message that ends too early: no token is of nothing.
      if (count === 0) return;
      at += 1;
      if (kind === 0) {
        pixels.set(words.subarray(at, at + count), to);
        at += count;
      } else if (kind === 1) {
        pixels.fill(words[at], to, to + count);
        at += 1;
      } else {
        const above = to - picture.width;
        pixels.copyWithin(to, above, above + count);
      }
      to += count;
    }
  }
}
