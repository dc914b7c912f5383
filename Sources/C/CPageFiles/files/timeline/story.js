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
    tell: ({ t }, [, how], { events, transitions }) => {
      const completed = how === 'true';
      const start = transitions.findLast((transition) => transition.start <= t)?.start ?? 0;
      const decision = events.findLast((event) => event.t >= start && event.t <= t
        && event.lane === 'interaction' && /^(finish|cancel)\(/.test(event.call));
      const told = decision && /^\w+/.exec(decision.call)[0];
      const but = told && isContraryTo(told, completed) ? `, in spite of ${told}()` : '';
      return {
        text: `The transition ${completed ? 'finished' : 'was cancelled'}${but}`,
        kind: but || !completed ? 'bad' : 'good',
      };
    },
  },
];

/** The findings of severity error that are not allowed. */
export const errorsOf = ({ findings }) =>
  findings.filter(({ severity, allowed }) => severity === 'error' && !allowed);

/** Whether a transition that was told to finish was cancelled, or the reverse. */
const isContraryTo = (how, completed) => (how === 'finish') !== completed;

/** A sentence with the cause of the last transition's outcome, and the cause alone; null without an
 * outcome. */
export function verdictOf(recording) {
  if (recording.isRunning || !recording.transitions.length) return null;
  const { completed, start, end, why } = recording.transitions.at(-1);
  if (completed == null) return null;
  const decision = recording.events.findLast(({ lane, call, t }) =>
    lane === 'interaction' && /^(finish|cancel)\(/.test(call) && t >= start && t <= end + 1e-6);
  const outcome = completed ? 'finished' : 'cancelled';
  const word = completed ? 'Finished' : 'Cancelled';
  // An error means that the user sees a mistake, whatever the outcome is.
  const [error] = errorsOf(recording);
  const but = error ? `; error ${error.rule}` : '';
  const kind = error ? 'error' : outcome;
  if (!decision) {
    const reason = 'without an interactive gesture';
    return { text: `${word} ${reason}${but}`, t: end, kind, reason };
  }
  const how = /^\w+/.exec(decision.call)[0];
  const call = `${shortName(decision.object)}.${how}()${progressAt(recording, decision.t)}`;
  const isContrary = isContraryTo(how, completed);
  return {
    text: why ? why.sentence.replace(/\.$/, '') + but
      : `${word}${isContrary ? ' in spite of' : ':'} ${call}${but}`,
    t: decision.t, n: why?.n,
    kind: isContrary ? 'error' : kind, reason: `${isContrary ? 'in spite of' : 'by'} ${call}`,
  };
}
