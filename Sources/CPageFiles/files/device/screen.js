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
    const [x, y, w, h] = [number(16), number(20), number(24), number(28)];
    const pixels = new Uint8ClampedArray(buffer, HEADER, w * h * 4);
    this.#context.putImageData(new ImageData(pixels, w, h), x, y);
    this.moment = view.getFloat64(32, true);
    if (isReshaped || isOfTake !== this.isOfTake) {
      this.isOfTake = isOfTake;
      this.reshaped.tell();
    }
  }
}
