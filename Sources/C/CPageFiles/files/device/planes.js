import { contains, cornersOfLayers, visibleLayers } from './geometry.js';

// The number of layers at most; the first ones are shown.
const MOST = 250;
// Points by which two layers must overlap to be on different planes.
const OVERLAP = 0.5;
// The parts of a layer's width and height at which its own colour is looked for.
const PARTS = [0.5, 0.06, 0.94, 0.25, 0.75];
// The views that draw only a colour, and the number of layers behind one from which on it is a veil.
const PLAIN = /^UIView$|Dimming|VisualEffect/;
const VEILED = 2;
// UIKit's views that contain pages and draw nothing.
const EMPTY = /Window$|Container|Transition|Wrapper/;

/**
 * The layers as planes: `{layer, level, box, corners, content, sample, covers}`. A layer is one level
 * before all earlier layers that it overlaps, so that layers beside each other share a level.
 *
 * `content` says what is known of a layer's own picture. The screen shows layers only together, so a
 * front layer without sublayers is a `picture`, of a layer with sublayers the `colour` at the point
 * `sample` is known, and a covered layer has only its outline, `none`. `covers` are the corners of the
 * pages in front of a picture.
 */
export function planesOf(layers, size) {
  const corners = cornersOfLayers(layers);
  const shown = visibleLayers(layers).filter(({ id, offscreen }) =>
    !offscreen && isOnScreen(boxOf(corners.get(id)), size)).slice(0, MOST);
  const parents = new Set(shown.map(({ parent }) => parent));
  const isLeaf = ({ id }) => !parents.has(id);
  const leaves = shown.filter(isLeaf).map(({ id }) => ({ id, box: boxOf(corners.get(id)) }));
  const opaque = shown.filter((layer) =>
    (isLeaf(layer) ? !isVeil(layer, leaves) : layer.parent && !EMPTY.test(layer.name))).reverse();
  const frontAt = ([x, y]) => opaque.find(({ id }) => contains(corners.get(id), x, y))?.id;
  const planes = [];
  const levels = new Map();
  for (const layer of shown) {
    const box = boxOf(corners.get(layer.id));
    const below = planes.filter((plane) => overlaps(plane.box, box)).map(({ level }) => level);
    const level = Math.max(-1, levels.get(layer.parent) ?? -1, ...below) + 1;
    levels.set(layer.id, level);
    const sample = ownPoint(layer, box, size, frontAt);
    const isPicture = sample?.isMiddle && isLeaf(layer);
    planes.push({
      layer, level, box, corners: corners.get(layer.id), sample: sample?.point,
      content: isPicture ? 'picture' : sample ? 'colour' : 'none', covers: [],
    });
  }
  for (const [index, plane] of planes.entries()) {
    if (plane.content !== 'picture') continue;
    plane.covers = planes.slice(index + 1).filter(({ layer, box }) => opaque.includes(layer)
      && !isLeaf(layer) && overlaps(box, plane.box)).map((cover) => cover.corners);
  }
  return planes;
}

/** Whether a layer without sublayers may be a veil, such as the one that dims a page: a plain view
 * over others. The layers behind a veil are seen through it. */
function isVeil({ id, name }, leaves) {
  const own = leaves.findIndex((leaf) => leaf.id === id);
  const behind = leaves.slice(0, own).filter(({ box }) => overlaps(box, leaves[own].box));
  return PLAIN.test(name) && behind.length >= VEILED;
}

/** A point at which a layer is in front, and whether it is the middle of what the screen shows of the
 * layer. */
function ownPoint({ id }, box, size, frontAt) {
  const [left, top] = [Math.max(box.left, 0), Math.max(box.top, 0)];
  const width = Math.min(box.left + box.width, size.width) - left;
  const height = Math.min(box.top + box.height, size.height) - top;
  for (const across of PARTS) {
    for (const down of PARTS) {
      const point = [left + width * across, top + height * down];
      if (frontAt(point) === id) return { point, isMiddle: across === 0.5 && down === 0.5 };
    }
  }
  return null;
}

function boxOf(corners) {
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return { left, top, width: Math.max(...xs) - left, height: Math.max(...ys) - top };
}

const overlaps = (a, b) => a.left + a.width > b.left + OVERLAP && b.left + b.width > a.left + OVERLAP
  && a.top + a.height > b.top + OVERLAP && b.top + b.height > a.top + OVERLAP;

const isOnScreen = (box, { width, height }) => box.width > 0 && box.height > 0
  && overlaps(box, { left: 0, top: 0, width, height });
