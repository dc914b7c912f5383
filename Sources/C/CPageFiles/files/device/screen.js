import { Signal } from '../core/signal.js';

// The number of bytes before the pixels.
const HEADER = 40;

/** The device's picture: draws received frames where they differ from the previous one. */
export class Screen {
  /** The time of the frame shown; `isOfRecording` if it belongs to a recording. */
  moment = 0;
  isOfRecording = false;
  /** The picture's size changed, or it switched from the device to a recording. */
  reshaped = new Signal();
  /** The picture has new pixels. */
  drawn = new Signal();

  #canvas;
  #context;
  // The whole canvas, kept between frames.
  #picture;

  constructor(canvas) {
    this.#canvas = canvas;
    this.#context = canvas.getContext('2d', { alpha: false });
  }

  get isWide() {
    return this.#canvas.width > this.#canvas.height;
  }

  /** A copy of the pixels shown. */
  copy() {
    return this.#pixels.slice();
  }

  /** The fraction of pixels that differ from a copy; 1 if the picture has another size. */
  differenceFrom(copy) {
    const pixels = this.#pixels;
    if (pixels.length !== copy.length) return 1;
    return pixels.reduce((count, pixel, index) => count + (pixel !== copy[index]), 0) / pixels.length;
  }

  /** Red, green and blue of a pixel. */
  colourAt(x, y) {
    const { width, height, data } = this.#picture ?? { width: 1, height: 1, data: [0, 0, 0] };
    const at = 4 * (Math.min(Math.floor(y), height - 1) * width + Math.min(Math.floor(x), width - 1));
    return [...data.slice(at, at + 3)];
  }

  get #pixels() {
    return new Uint32Array(this.#picture?.data.buffer ?? 0);
  }

  draw(buffer) {
    const view = new DataView(buffer);
    if (view.getUint8(0) !== 1) return;
    const number = (at) => view.getUint32(at, true);
    const [width, height] = [number(8), number(12)];
    const isOfRecording = view.getUint8(1) === 1;
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
    if (isReshaped || isOfRecording !== this.isOfRecording) {
      this.isOfRecording = isOfRecording;
      this.reshaped.tell();
    }
    this.drawn.tell();
  }
}

/**
 * Decodes runs of pixels into a rectangle of a picture. A token is `count << 2 | kind`: 0, `count`
 * pixels follow; 1, one pixel follows that is repeated; 2, the pixels equal those of the row above.
 */
function unpack(words, picture, x, y, w, h) {
  const pixels = new Uint32Array(picture.data.buffer);
  let at = 0;
  for (let row = y; row < y + h; row++) {
    let to = row * picture.width + x;
    for (const end = to + w; to < end;) {
      const [count, kind] = [words[at] >>> 2, words[at] & 3];
      // The message is truncated, because a count of 0 is invalid.
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
