/** The corners of every layer in window points, by layer id. */
export function cornersOfLayers(layers) {
  const toWindow = new Map();
  const corners = new Map();
  for (const layer of layers) {
    const [left, top, width, height] = layer.frame;
    const [ax, ay] = layer.anchor ?? [0.5, 0.5];
    const [ox, oy] = layer.origin ?? [0, 0];
    // Maps the layer's coordinates to its parent's: about the anchor, then to the position.
    const own = new DOMMatrix()
      .translateSelf(left + ax * width, top + ay * height)
      .multiplySelf(matrix(layer.transform))
      .translateSelf(-(ox + ax * width), -(oy + ay * height));
    const whole = (toWindow.get(layer.parent) ?? new DOMMatrix()).multiply(own);
    corners.set(layer.id, [[0, 0], [width, 0], [width, height], [0, height]].map(
      ([x, y]) => project(whole, ox + x, oy + y)));
    toWindow.set(layer.id, whole.multiply(ofSublayers(layer, ox + ax * width, oy + ay * height)));
  }
  return corners;
}

/** The transform of sublayers about their parent's anchor; they are flattened into the parent. */
function ofSublayers(layer, x, y) {
  if (!layer.sublayerTransform) return new DOMMatrix();
  return new DOMMatrix()
    .translateSelf(x, y)
    .multiplySelf(matrix(layer.sublayerTransform))
    .translateSelf(-x, -y);
}

/** Converts sixteen numbers, row by row, which is DOMMatrix's order. */
const matrix = (numbers) => (numbers ? new DOMMatrix(numbers) : new DOMMatrix());

function project(matrix, x, y) {
  const point = matrix.transformPoint(new DOMPoint(x, y));
  return [point.x / (point.w || 1), point.y / (point.w || 1)];
}

/** The layers that can be seen, in drawing order: neither they nor their parents are hidden or
 * transparent. */
export function visibleLayers(layers) {
  const unseen = new Set();
  return layers.filter(({ id, parent, hidden, alpha }) => {
    if (hidden || alpha < 0.01 || unseen.has(parent)) unseen.add(id);
    return !unseen.has(id);
  });
}

/** The visible layers at a point of the window, the front one first. */
export function layersAt(layers, [x, y], corners = cornersOfLayers(layers)) {
  return visibleLayers(layers).filter(({ id }) => contains(corners.get(id), x, y)).reverse();
}

/** Whether a convex polygon contains a point: the point is on the same side of all edges. */
export function contains(polygon, x, y) {
  let [left, right] = [false, false];
  polygon.forEach(([x0, y0], index) => {
    const [x1, y1] = polygon[(index + 1) % polygon.length];
    const side = (x1 - x0) * (y - y0) - (y1 - y0) * (x - x0);
    left ||= side < 0;
    right ||= side > 0;
  });
  return left !== right;
}
