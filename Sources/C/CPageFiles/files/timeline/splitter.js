import { kept } from '../core/kept.js';
import { clamp } from '../core/dom.js';

const KEY = 'matchcut.timeline';
// The minimum height of the timeline and the step of the arrow keys, in CSS pixels.
const [LOWEST, STEP] = [140, 24];
// The timeline's first height as a share of the window, and its limits: the device has the rest.
const FIRST = { share: 0.27, low: 200, high: 300 };

/** The boundary between the device and the timeline, moved by dragging or with arrow keys. */
export function makeSplitter(splitter, timeline) {
  const use = (height) => {
    const most = Math.max(LOWEST, innerHeight - 260);
    const value = Math.round(clamp(height, LOWEST, most));
    document.documentElement.style.setProperty('--timeline-height', `${value}px`);
    splitter.setAttribute('aria-valuenow', value);
    splitter.setAttribute('aria-valuemin', LOWEST);
    splitter.setAttribute('aria-valuemax', most);
    return value;
  };
  const keep = (height) => kept.set(KEY, use(height));
  use(Number(kept.get(KEY)) || clamp(innerHeight * FIRST.share, FIRST.low, FIRST.high));

  splitter.addEventListener('pointerdown', (event) => {
    event.preventDefault();
    splitter.setPointerCapture(event.pointerId);
    const bottom = timeline.getBoundingClientRect().bottom;
    const drag = (event) => keep(bottom - event.clientY);
    splitter.addEventListener('pointermove', drag);
    splitter.addEventListener('lostpointercapture',
      () => splitter.removeEventListener('pointermove', drag), { once: true });
  });
  splitter.addEventListener('keydown', (event) => {
    const way = { ArrowUp: STEP, ArrowDown: -STEP }[event.key];
    if (!way) return;
    event.preventDefault();
    event.stopPropagation();
    keep(timeline.clientHeight + way);
  });
}
