import { copyText } from '../core/clipboard.js';
import { element, seconds } from '../core/dom.js';
import { sourceLink } from '../core/source.js';
import { MotionGraph, numberField } from './motion-graph.js';

// UIKit's curves, and the choices without control points.
const CURVES = [
  ['linear', 'Linear', [0, 0, 1, 1]], ['easeIn', 'Ease in', [0.42, 0, 1, 1]],
  ['easeOut', 'Ease out', [0, 0, 0.58, 1]], ['easeInOut', 'Ease in and out', [0.42, 0, 0.58, 1]],
];
const CUSTOM = ['custom', 'Own curve'];
const SPRING = ['spring', 'Spring'];
// Shown, but not a choice.
const KEYFRAMES = ['keyframes', 'Keyframes'];
// The damping ratio that a curve gets when it becomes a spring.
const FIRST_RATIO = 0.8;

/** The motions of the selected layer in the selected recording: their curves, which can be edited, and
 * the source that starts them. */
export class Motions {
  body = element('section', { class: 'motions', 'aria-label': 'Motions of the layer', hidden: true });

  #session;
  #toasts;
  #list = element('div', {});
  #views = [];
  /** What the list shows: the recording and the layer. */
  #shown = {};
  #isAsking = false;
  #isStale = false;

  constructor(session, toasts) {
    this.#session = session;
    this.#toasts = toasts;
    this.body.append(this.#list, element('p', { class: 'note' },
      'An edit shows this recording with another motion. Calls stay at the recorded times.'));
    for (const signal of [session.layerChosen, session.chose, session.recordingsChanged, session.edited]) {
      signal.on(() => this.#refresh());
    }
  }

  #refresh() {
    this.#isStale = true;
    if (!this.#isAsking) this.#ask();
  }

  async #ask() {
    const { chosen, layer } = this.#session;
    this.#isStale = false;
    if (!layer || !chosen || chosen.isRunning || chosen.isGone) return this.#show([], chosen, layer);
    this.#isAsking = true;
    try {
      const { motions } = await this.#session.answer(
        { do: 'motions', recording: chosen.id, layer: layer.id });
      if (chosen === this.#session.chosen && layer === this.#session.layer) {
        this.#show(motions, chosen, layer);
      }
    } catch {
      // The error has already been reported.
    }
    this.#isAsking = false;
    if (this.#isStale) this.#ask();
  }

  #show(motions, recording, layer) {
    this.body.hidden = !motions.length;
    const isSame = recording === this.#shown.recording && layer === this.#shown.layer
      && motions.length === this.#views.length;
    if (!isSame) {
      this.#shown = { recording, layer };
      this.#views = motions.map(() => new Motion(this.#session, this.#toasts, layer));
      this.#list.replaceChildren(...this.#views.map(({ body }) => body));
    }
    motions.forEach((motion, index) => this.#views[index].show(motion));
  }
}

/** One motion of a layer. */
class Motion {
  #session;
  #toasts;
  #layer;
  #motion = null;
  #title = element('h3', {});
  #graph = new MotionGraph((change) => this.#edit(change));
  #pace = element('select', { 'aria-label': 'Pace', onchange: () => this.#choosePace() },
    ...[...CURVES, CUSTOM, SPRING, KEYFRAMES].map(([value, text]) =>
      element('option', { value, hidden: value === 'keyframes' }, text)));
  #duration = numberField('Duration', { min: 0.05, max: 3, step: 0.01, unit: ' s' },
    (duration) => this.#edit({ duration }));
  #ratio = numberField('Damping ratio', { min: 0.1, max: 1, step: 0.01, unit: '' },
    (dampingRatio) => this.#edit({ dampingRatio }));
  #holds = element('input', {
    type: 'checkbox', role: 'switch', onchange: () => this.#hold(),
  });
  #reset = element('button', {
    type: 'button', class: 'text-button', onclick: () => this.#restore(),
  }, 'As recorded');
  #code = element('div', { class: 'motion-code' });

  constructor(session, toasts, layer) {
    this.#session = session;
    this.#toasts = toasts;
    this.#layer = layer;
    this.body = element('div', { class: 'motion' },
      element('div', { class: 'motion-head' }, this.#title, this.#reset), this.#graph.body,
      element('label', { class: 'field' }, 'Pace', this.#pace), this.#duration.body, this.#ratio.body,
      element('label', { class: 'field' }, 'Stands still at this moment', this.#holds), this.#code);
  }

  show(motion) {
    this.#motion = motion;
    const { properties, start, recordedDuration, kind, curve, dampingRatio, held, isEdited } = motion;
    this.#title.replaceChildren(properties.join(', '),
      element('small', {}, ` ${seconds(start)} to ${seconds(start + recordedDuration)}`));
    this.#graph.show({ ...motion, recorded: motion.recordedShape });
    const isSpring = kind === 'spring';
    const name = kind !== 'curve' ? kind
      : CURVES.find(([, , points]) => points.every((x, index) => Math.abs(x - curve[index]) < 1e-6))?.[0];
    this.#pace.value = name ?? 'custom';
    this.#pace.disabled = kind === 'keyframes';
    this.#duration.show(motion.duration);
    this.#ratio.body.hidden = !isSpring;
    if (isSpring) this.#ratio.show(dampingRatio);
    this.#holds.checked = held !== undefined;
    this.#reset.disabled = !isEdited;
    this.#showCode();
  }

  /** What is sent for the motion as it is. */
  get #now() {
    const { duration, recordedDuration, curve, dampingRatio, held, isPaceEdited } = this.#motion;
    return {
      ...(duration !== recordedDuration && { duration }),
      ...(isPaceEdited && (curve ? { curve } : { dampingRatio })),
      ...(held !== undefined && { held }),
    };
  }

  #edit(change) {
    const now = this.#now;
    if (change.curve) delete now.dampingRatio;
    if (change.dampingRatio) delete now.curve;
    this.#send({ ...now, ...change });
  }

  #send(edit) {
    this.#session.edit({ layer: this.#layer.id, motion: this.#motion.motion, ...edit });
  }

  #choosePace() {
    const points = CURVES.find(([name]) => name === this.#pace.value)?.[2];
    if (points) return this.#edit({ curve: points });
    if (this.#pace.value === 'spring') return this.#edit({ dampingRatio: FIRST_RATIO });
    return this.#edit({ curve: this.#motion.curve ?? CURVES[3][2] });
  }

  /** Keeps the layer where it is at the time shown, while everything else moves. */
  #hold() {
    const { held, ...rest } = this.#now;
    this.#send(this.#holds.checked ? { ...rest, held: this.#session.t } : rest);
  }

  #restore() {
    this.#send({});
  }

  #showCode() {
    const { code } = this.#motion;
    if (!code) {
      return this.#code.replaceChildren(element('p', { class: 'note' },
        'The line that starts this motion is not known.'));
    }
    const { source, lines, instead } = code;
    const text = [...lines.map(({ after }) => after.trim()), ...(instead ? [instead] : [])].join('\n');
    this.#code.replaceChildren(
      element('p', {}, 'Started in ', sourceLink(source, this.#session.welcome.folder)),
      ...(text ? [element('div', { class: 'swift' },
        element('h3', {}, instead ? 'Swift, in place of the call' : 'Swift'),
        element('button', { type: 'button', class: 'text-button', onclick: () => this.#copy(text) }, 'Copy'),
        element('pre', { tabindex: '0', 'aria-label': 'Changed lines' }, element('code', {}, text)))] : []));
  }

  async #copy(text) {
    const isCopied = await copyText(text);
    this.#toasts.say(isCopied ? 'Copied' : 'The browser does not allow copying.', isCopied ? 'note' : 'error');
  }
}
