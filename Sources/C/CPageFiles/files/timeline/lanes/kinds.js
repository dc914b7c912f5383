import { shortName } from '../../core/dom.js';

/** The lanes in order, with the calls that open and close their bars. */
export const LANES = [
  {
    id: 'touch', title: 'Touches', hue: 'var(--lane-touch)',
    opens: /^down\(finger: (\d+)/, closes: /^(?:up|cancel)\(finger: (\d+)/,
  },
  {
    id: 'gesture', title: 'Gestures', hue: 'var(--lane-gesture)',
    opens: /^began/, closes: /^(?:ended|cancelled|failed)/,
  },
  { id: 'controller', title: 'Controllers', hue: 'var(--lane-controller)' },
  { id: 'delegate', title: 'Delegates', hue: 'var(--lane-delegate)' },
  {
    id: 'animator', title: 'Animator', hue: 'var(--lane-animator)',
    opens: /^animateTransition/, closes: /^completeTransition/,
  },
  {
    id: 'interaction', title: 'Interaction', hue: 'var(--lane-interaction)',
    opens: /^startInteractiveTransition/, closes: /^(?:finish|cancel)\(/,
  },
  {
    id: 'presentation', title: 'Presentation', hue: 'var(--lane-presentation)',
    opens: /^(?:presentation|dismissal)TransitionWillBegin/,
    closes: /^(?:presentation|dismissal)TransitionDidEnd/,
  },
  { id: 'coordinator', title: 'Coordinator', hue: 'var(--lane-coordinator)' },
  {
    id: 'appearance', title: 'Appearance', hue: 'var(--lane-appearance)',
    opens: /^viewWill(?:Appear|Disappear)\(true/, closes: /^viewDid(?:Appear|Disappear)\(true/,
  },
  { id: 'layout', title: 'Layout', hue: 'var(--lane-layout)' },
  { id: 'animation', title: 'Animations', hue: 'var(--lane-animation)' },
  { id: 'storyboard', title: 'Storyboard', hue: 'var(--lane-storyboard)' },
];

export const laneNamed = (id) => LANES.find((lane) => lane.id === id);

/** Whether the call occurs in every frame. */
export const isSteady = ({ call }) => /^(changed|update|move)\b/.test(call);

/** Whether the call reports a cancellation. */
const isUndone = (call) => /^(cancel|failed)|\(false\)/.test(call);

/**
 * The bars of a lane: `{start, end, label, row, isUndone}`. Overlapping bars are in separate rows;
 * a bar without a closing call extends to `duration`.
 */
export function spansOf(lane, events, duration) {
  if (!lane.opens) return [];
  const spans = [];
  const open = new Map();
  const close = (key, t, call) => {
    const span = open.get(key);
    if (!span) return;
    open.delete(key);
    span.end = t;
    span.isUndone = call != null && isUndone(call);
  };
  for (const { t, object, call } of events) {
    const opens = lane.opens.exec(call);
    const closes = lane.closes.exec(call);
    const key = (opens ?? closes)?.[1] ?? object;
    if (opens) {
      close(key, t, null);
      const span = { start: t, end: duration, label: label(lane, object, call, opens), row: 0 };
      span.row = freeRow(open);
      open.set(key, span);
      spans.push(span);
    } else if (closes) {
      close(key, t, call);
    }
  }
  return spans;
}

function freeRow(open) {
  const taken = new Set([...open.values()].map(({ row }) => row));
  let row = 0;
  while (taken.has(row)) row += 1;
  return row;
}

// The numbers of the page's own touches begin here, those of scripts at zero. The wheel's touch
// has the number before.
const OWN = 1_000_000;
const WHEEL = OWN - 1;

const fingerName = (number) =>
  (number === WHEEL ? 'wheel' : `finger ${number < OWN ? number : number - OWN}`);

function label(lane, object, call, match) {
  if (lane.id === 'touch') return fingerName(Number(match[1]));
  if (lane.id !== 'appearance') return shortName(object);
  return `${shortName(object)} ${/Disappear/.test(call) ? 'disappears' : 'appears'}`;
}
