import { written } from './quantities.js';

/** The colours and dashes of curves, by their `look`; they differ also without colours. */
export const LOOKS = [
  ['--accent', []], ['--lane-interaction', [7, 3]], ['--lane-animator', [2, 2]],
  ['--lane-animation', [9, 3, 2, 3]], ['--lane-appearance', [4, 4]], ['--lane-storyboard', [12, 3]],
];
// CSS pixels: the margin above and below the curves, the minimum distance of labels, and the
// distance of labels from the edge.
const [MARGIN, APART, EDGE] = [9, 22, 3];
// The range around a constant value, as a part of it or, for zero, in its unit.
const AROUND = 0.1;

/** Draws the curves of a row with their axes: that of the first curve's unit at the left, and that
 * of another unit at the right. */
export function drawCurves(context, row, axis, curves, paint) {
  const drawn = curves.all.filter(({ data }) => data?.samples.length);
  if (!drawn.length) return;
  const isSingle = drawn.length === 1;
  context.save();
  context.beginPath();
  context.rect(0, row.top, axis.width, row.height);
  context.clip();
  const scales = new Map();
  for (const [unit, group] of Map.groupBy(drawn, ({ quantity }) => quantity.unit)) {
    const values = group.flatMap(({ data, finger }) => data.samples.concat(isSingle ? finger : []))
      .map(([, value]) => value);
    scales.set(unit, new Scale(values, row, group[0].quantity));
  }
  const [left, right] = [...scales.values()];
  left.drawGrid(context, axis, paint);
  if (isSingle) {
    const [{ data, finger }] = drawn;
    const rest = new Scale([0, ...data.velocities.map(([, value]) => value)], row, drawn[0].quantity);
    line(context, data.velocities, axis, rest, paint('--velocity'), 1, [3, 3]);
    line(context, finger, axis, left, paint('--lane-touch'), 1.5, [1, 3]);
  }
  for (const curve of drawn.toReversed()) {
    const [hue, dash] = LOOKS[curve.look];
    line(context, curve.data.samples, axis, scales.get(curve.quantity.unit), paint(hue), 1.75, dash);
  }
  left.drawLabels(context, axis, false, paint);
  right?.drawLabels(context, axis, true, paint);
  context.restore();
}

/** Maps values of one unit to the height of the row. */
class Scale {
  #low;
  #high;
  #row;
  #quantity;

  constructor(values, row, quantity) {
    const [low, high] = [Math.min(...values), Math.max(...values)];
    const around = high > low ? 0 : Math.max(Math.abs(high) * AROUND, 1);
    [this.#low, this.#high] = [low - around, high + around];
    this.#row = row;
    this.#quantity = quantity;
  }

  y(value) {
    const { top, height } = this.#row;
    const part = (value - this.#low) / (this.#high - this.#low);
    return top + height - MARGIN - part * (height - 2 * MARGIN);
  }

  /** Round values, far enough apart for their labels. */
  get #marks() {
    const most = Math.max(1, (this.#row.height - 2 * MARGIN) / APART);
    const least = (this.#high - this.#low) / most;
    const power = 10 ** Math.floor(Math.log10(least));
    const step = [1, 2, 5, 10].find((each) => each * power >= least - 1e-9) * power;
    const first = Math.ceil(this.#low / step - 1e-9);
    const count = Math.floor(this.#high / step + 1e-9) - first + 1;
    return Array.from({ length: count }, (_, index) => (first + index) * step);
  }

  drawGrid(context, axis, paint) {
    context.fillStyle = paint('--line-soft');
    for (const value of this.#marks) context.fillRect(0, Math.round(this.y(value)), axis.width, 1);
  }

  drawLabels(context, axis, isRight, paint) {
    for (const value of this.#marks) {
      const text = written(value, this.#quantity);
      const width = context.measureText(text).width;
      const x = isRight ? axis.width - EDGE - width : EDGE;
      const y = this.y(value);
      // The ground keeps the label readable where a curve crosses it.
      context.globalAlpha = 0.8;
      context.fillStyle = paint('--surface');
      context.fillRect(x - 2, y - 6, width + 4, 12);
      context.globalAlpha = 1;
      context.fillStyle = paint('--muted');
      context.fillText(text, x, y + 0.5);
    }
  }
}

function line(context, samples, axis, scale, stroke, width, dash) {
  context.beginPath();
  samples.forEach(([t, value], index) => {
    if (index) context.lineTo(axis.x(t), scale.y(value));
    else context.moveTo(axis.x(t), scale.y(value));
  });
  context.strokeStyle = stroke;
  context.lineWidth = width;
  context.setLineDash(dash);
  context.lineCap = dash[0] === 1 ? 'round' : 'butt';
  context.stroke();
  context.setLineDash([]);
}
