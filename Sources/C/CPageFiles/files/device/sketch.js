import { lastIndexAt } from '../core/dom.js';

// Complete states are kept at every so many samples, so that seeking is immediate.
const KEPT_EVERY = 30;
const SCALE = 2;
const GROUND = '#000';

/** Paints the layers of a recording that has no pictures: their areas, colours, corners and borders.
 * Pictures and texts are shown as grey areas. */
export class Sketch {
  ready = Promise.resolve();

  #canvas;
  #size;
  #samples;
  /** The layers at every `KEPT_EVERY`th sample, by id. */
  #kept = [];

  /** `size` is `[width, height]` in points; a sample lists the views that differ from the previous
   * one, as recording.json does. */
  constructor(canvas, size, samples) {
    this.#canvas = canvas;
    this.#size = size;
    this.#samples = samples;
    [canvas.width, canvas.height] = size.map((points) => Math.round(points * SCALE));
    let views = new Map();
    samples.forEach((sample, index) => {
      views = changed(views, sample);
      if (index % KEPT_EVERY === 0) this.#kept.push(views);
    });
  }

  draw(t) {
    const index = Math.max(0, lastIndexAt(this.#samples, t));
    const first = Math.floor(index / KEPT_EVERY);
    let views = this.#kept[first];
    for (let each = first * KEPT_EVERY + 1; each <= index; each += 1) {
      views = changed(views, this.#samples[each]);
    }
    const paint = this.#canvas.getContext('2d');
    paint.setTransform(SCALE, 0, 0, SCALE, 0, 0);
    paint.fillStyle = GROUND;
    paint.fillRect(0, 0, ...this.#size);
    const children = Map.groupBy(views.values(), ({ parent }) => parent ?? null);
    const visit = (view) => {
      if (view.hidden || view.alpha <= 0) return;
      paint.save();
      drawView(paint, view);
      const inside = children.get(view.id) ?? [];
      for (const child of inside.toSorted((a, b) => a.z - b.z)) visit(child);
      paint.restore();
    };
    for (const root of children.get(null) ?? []) visit(root);
    this.#canvas.setAttribute('aria-label', `The layers at ${this.#samples[index].t.toFixed(3)} seconds`);
  }
}

/** The views after a sample. A view without a style has its previous one. */
function changed(views, { views: list, gone = [] }) {
  const next = new Map(views);
  for (const view of list) next.set(view.id, { style: next.get(view.id)?.style ?? {}, ...view });
  for (const id of gone) next.delete(id);
  return next;
}

/** Paints a view without its subviews, and moves the origin to its bounds. */
function drawView(paint, { frame: [x, y, width, height], transform, alpha, style, parent }) {
  const [ax, ay] = style.anchorPoint ?? [0.5, 0.5];
  // The position and the transform of the screen itself are not used.
  if (parent != null) {
    paint.translate(x + ax * width, y + ay * height);
    if (transform) {
      const [a, b, , , c, d, , , , , , , e, f] = transform;
      paint.transform(a, b, c, d, e, f);
    }
    paint.translate(-ax * width, -ay * height);
  }
  paint.globalAlpha *= alpha;
  const outline = new Path2D();
  outline.roundRect(0, 0, width, height, Math.min(style.cornerRadius ?? 0, width / 2, height / 2));
  const fill = colour(style.backgroundColor) ?? (isPicture(style.contents) ? 'rgb(128 128 128 / .35)' : null);
  if (fill) {
    paint.fillStyle = fill;
    paint.fill(outline);
  }
  if (style.borderWidth) {
    paint.lineWidth = style.borderWidth;
    paint.strokeStyle = colour(style.borderColor) ?? '#000';
    paint.stroke(outline);
  }
  if (style.masksToBounds === 'true') paint.clip(outline);
  const [left, top] = style['bounds.origin'] ?? [0, 0];
  paint.translate(-left, -top);
}

const isPicture = (contents) => contents !== undefined && contents !== 'none';

const colour = (numbers) => (Array.isArray(numbers)
  ? `rgb(${numbers.slice(0, 3).map((part) => part * 255).join(' ')} / ${numbers[3]})` : null);
