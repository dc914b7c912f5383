/**
 * Draws the screen's picture at the size at which it is shown, if that is smaller than the picture.
 *
 * A browser that scales a canvas down reads only four pixels for each pixel that it shows, so that
 * thin lines vanish. Here the picture is enlarged to the next multiple by a power of two of the shown
 * size, and then halved until it has that size. Each halving averages four pixels, so every pixel of
 * the picture counts.
 */
export class ReducedPicture {
  #source;
  #shown;
  #context;
  /** The canvases between the picture and the one that is shown, largest first. */
  #steps = [];
  #size = { width: 0, height: 0 };

  constructor(screen, { source, shown }) {
    this.#source = source;
    this.#shown = shown;
    this.#context = shown.getContext('2d', { alpha: false });
    screen.drawn.on(() => this.#draw());
  }

  /** Sets the size, in pixels of the display, at which the picture is shown. */
  fit(width, height) {
    this.#size = { width: Math.round(width), height: Math.round(height) };
    this.#draw();
  }

  #draw() {
    const { width, height } = this.#size;
    const { width: wide, height: high } = this.#source;
    const isReduced = width > 0 && height > 0 && wide > width && high > height;
    this.#shown.hidden = !isReduced;
    if (!isReduced) return;
    if (this.#shown.width !== width || this.#shown.height !== height) {
      this.#shown.width = width;
      this.#shown.height = height;
    }
    let multiple = 1;
    while (width * multiple < wide || height * multiple < high) multiple *= 2;
    let from = this.#source;
    for (let index = 0; multiple > 1; index += 1, multiple /= 2) {
      const step = this.#step(index, width * multiple, height * multiple);
      copy(from, step.getContext('2d', { alpha: false }), step);
      from = step;
    }
    copy(from, this.#context, this.#shown);
  }

  #step(index, width, height) {
    const step = this.#steps[index] ??= document.createElement('canvas');
    if (step.width !== width || step.height !== height) {
      step.width = width;
      step.height = height;
    }
    return step;
  }
}

function copy(from, context, { width, height }) {
  // Linear interpolation: at half the size it is the mean of four pixels.
  context.imageSmoothingQuality = 'low';
  context.drawImage(from, 0, 0, width, height);
}
