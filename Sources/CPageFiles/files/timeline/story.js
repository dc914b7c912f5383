import { percent, shortName } from '../core/dom.js';

/** The decisive calls as sentences, in order: `{t, text, kind}`. */
export function storyOf(recording) {
  const story = [];
  for (const event of recording.events) {
    for (const { lane, call, tell } of CHAPTERS) {
      const match = event.lane === lane && call.exec(event.call);
      const told = match && tell(event, match, recording);
      if (told) story.push({ t: event.t, n: event.n, ...told });
    }
  }
  return story;
}

const progressAt = (recording, t) => {
  const before = recording.frames.findLast((frame) => frame.t < t && frame.progress != null);
  return before ? ` at ${percent(before.progress)}` : '';
};

const plain = (text) => ({ text, kind: 'note' });

/** Reduces a call such as `animationController(forPresented: BackPage#1, …)` to its labels. */
const labels = (call) => call
  .replace(/\((.*)\)$/s, (_, inside) => `(${inside.split(', ').map((part) =>
    /^(\w+):/.exec(part)?.[1]).map((name) => `${name ?? '_'}:`).join('')})`);

const CHAPTERS = [
  {
    lane: 'touch', call: /^down\(.*\) (.+)$/,
    tell: (_, [, view]) => plain(`A finger touched ${shortName(view)}`),
  },
  {
    lane: 'gesture', call: /^began/,
    tell: ({ object }) => plain(`${shortName(object)} began`),
  },
  {
    lane: 'controller', call: /^(present|dismiss|push|pop|show|set|select|transition)\w*\(/,
    tell: ({ object, call }) => plain(`${shortName(object)} received ${shortName(call)}`),
  },
  {
    lane: 'delegate', call: /./,
    tell: ({ object, call, answer }) => answer && !/^nil\b/.test(answer)
      ? plain(`${shortName(object)} answered ${labels(call)} with ${shortName(answer)}`) : null,
  },
  {
    lane: 'interaction', call: /^startInteractiveTransition/,
    tell: ({ object }) => plain(`${shortName(object)} drives the transition`),
  },
  {
    lane: 'touch', call: /^(up|cancel)\(/,
    tell: ({ t }, [, how], recording) => plain('The finger '
      + (how === 'up' ? 'lifted' : 'was cancelled by the system') + progressAt(recording, t)),
  },
  {
    lane: 'gesture', call: /^gestureRecognizerShouldBegin/,
    tell: ({ object, call, answer }) => answer === 'false'
      ? plain(`${shortName(object)} answered ${labels(call)} with false`) : null,
  },
  {
    lane: 'gesture', call: /^(?:cancelled|failed)(?:\((.+)\))?/,
    tell: ({ object, call }, [, why]) => plain(
      `${shortName(object)} ${call.startsWith('failed') ? 'failed' : 'was cancelled'}`
        + (why ? `: ${why}` : '')),
  },
  {
    lane: 'interaction', call: /^(finish|cancel)\(/,
    tell: ({ t, object }, [, how], recording) => ({
      text: `${shortName(object)} received ${how}()${progressAt(recording, t)}`,
      kind: how === 'finish' ? 'good' : 'bad',
    }),
  },
  {
    lane: 'animator', call: /^completeTransition\((true|false)\)/,
    tell: (_, [, how]) => how === 'true'
      ? { text: 'The transition finished', kind: 'good' }
      : { text: 'The transition was cancelled', kind: 'bad' },
  },
];

/** A sentence with the cause of the last transition's outcome; null without one. */
export function verdictOf(recording) {
  if (recording.isRunning || !recording.transitions.length) return null;
  const { completed, start, end } = recording.transitions.at(-1);
  if (completed == null) return null;
  const decision = recording.events.findLast(({ lane, call, t }) =>
    lane === 'interaction' && /^(finish|cancel)\(/.test(call) && t >= start && t <= end + 1e-6);
  const word = completed ? 'Finished' : 'Cancelled';
  if (!decision) return { text: `${word} without a touch`, t: end, completed };
  const how = /^\w+/.exec(decision.call)[0];
  const progress = progressAt(recording, decision.t);
  return {
    text: `${word}: ${shortName(decision.object)}.${how}()${progress}`, t: decision.t, completed,
  };
}
