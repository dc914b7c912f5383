import { copyText } from '../core/clipboard.js';
import { element, layerName, seconds, shortName, viewOf } from '../core/dom.js';
import { findSource, sourceLink } from '../core/source.js';
import { storyOf } from '../timeline/story.js';

const SEVERITIES = { error: 'Error', warning: 'Warning', note: 'Note' };

/** The events of the selected recording, step by step, and its findings. */
export class Findings {
  body = element('div', { class: 'findings' });

  #session;
  #tabs;

  constructor(session) {
    this.#session = session;
    session.chose.on(() => this.#show());
    session.recordingsChanged.on(() => this.#show());
    session.moved.on(() => this.#mark());
    this.#show();
  }

  /** Sets the tabs that show the number of findings. */
  countIn(tabs) {
    this.#tabs = tabs;
  }

  #show() {
    const recording = this.#session.chosen;
    const wrong = recording ? recording.findings.filter(({ allowed }) => !allowed) : [];
    const warnings = recording?.warnings.length ?? 0;
    const kind = ['error', 'warning'].find((kind) => wrong.some(({ severity }) => severity === kind))
      ?? (warnings ? 'warning' : 'note');
    this.#tabs?.mark('findings', wrong.length + warnings, kind);
    if (!recording) return this.body.replaceChildren(empty('Nothing has happened yet.'));
    if (recording.isRunning) return this.body.replaceChildren(empty('Recording…'));
    this.body.replaceChildren(
      ...this.#found(recording),
      element('h2', {}, 'What happened'), this.#story(recording));
    this.#mark();
  }

  #found(recording) {
    if (!recording.findings.length && !recording.warnings.length) {
      const words = recording.transitions.length
        ? 'No rule has a finding, and UIKit did not print a warning.'
        : 'No transition ran in this recording.';
      return [element('div', { class: 'all-well' },
        element('strong', {}, 'No findings'), element('p', {}, words))];
    }
    return [
      ...recording.findings.map((finding) => this.#finding(finding)),
      ...recording.warnings.map((text) => element('div', { class: 'finding', 'data-severity': 'log' },
        element('div', { class: 'finding-head' }, element('b', {}, 'UIKit’s log')),
        element('p', {}, text))),
    ];
  }

  #finding({
    rule, severity, t, object, property, message, expected, fix, link, allowed, source, origin,
    causes, causedBy,
  }) {
    const { folder } = this.#session.welcome ?? {};
    const place = [shortName(object), property].filter(Boolean).join('.');
    const line = (name, text) => text && element('p', { class: 'remedy' },
      element('b', {}, name), ' ', ...breakable(text), name === 'Fix' && copyButton(text));
    return element('article', {
      class: 'finding', 'data-severity': allowed ? 'allowed' : severity,
      'data-caused-by': causedBy,
      'aria-label': `${SEVERITIES[severity]} ${rule}`,
    },
    element('div', { class: 'finding-head' },
      element('b', {}, allowed ? 'Allowed' : SEVERITIES[severity]), element('code', {}, rule),
      this.#jump(t, object)),
    element('p', { class: 'culprit' }, ...breakable(place)),
    element('p', {}, ...breakable(shortName(message))),
    source && element('p', { class: 'remedy' }, element('b', {}, 'Where'), ' ', sourceLink(source, folder)),
    origin && element('p', { class: 'remedy' }, element('b', {}, 'Made'), ' ', sourceLink(origin, folder)),
    line('Expected', expected), line('Fix', fix), line('Causes', causes?.join(', ')),
    line('Caused by', causedBy), line('Allowed', allowed), this.#more(rule, link));
  }

  /** The page about a rule: a link if the server has it, else its place in the repository. */
  #more(rule, link) {
    const page = (address, text, lang) =>
      element('a', { href: `/rules/${address}`, target: '_blank', rel: 'noreferrer', lang }, text);
    return element('p', { class: 'remedy' }, element('b', {}, 'More'), ' ',
      ...(this.#session.welcome?.rulePages
        ? [page(rule, `About ${rule}`), ' · ', page(`${rule}.zh`, '中文', 'zh')] : breakable(link)));
  }

  #jump(t, object) {
    return element('button', {
      type: 'button', class: 'jump', onclick: () => this.#go(t, object),
    }, seconds(t));
  }

  /** Shows the time, and outlines the finding's object if it is on the screen. */
  async #go(t, object) {
    const recording = this.#session.chosen;
    this.#session.show(t);
    if (recording.isGone) return;
    try {
      const { layers } = await this.#session.answer({ do: 'layers', recording: recording.id, t });
      const layer = layers.find(({ objects }) => objects?.includes(object));
      if (!layer || this.#session.chosen !== recording) return;
      this.#session.chooseLayer(
        { id: layer.id, name: layerName(layer), animations: layer.animations, view: viewOf(layer) });
    } catch {
      // The error has already been reported.
    }
  }

  #story(recording) {
    const story = storyOf(recording);
    if (!story.length) return empty(this.#nothing(recording));
    return element('ol', { class: 'story' }, ...story.map(({ t, n, text, kind }) => {
      const step = element('li', { 'data-kind': kind, 'data-t': t },
        element('button', {
          type: 'button', onclick: () => {
            this.#session.show(t);
            this.#locate(step, recording, n);
          },
        }, element('time', {}, t.toFixed(2)), element('span', {}, ...breakable(text))));
      return step;
    }));
  }

  /** Shows below a step the line of the app's source that made its call. */
  async #locate(step, recording, n) {
    const event = recording.events.find((event) => event.n === n);
    // A report contains the lines of its calls.
    const { source } = event?.source ? event : await findSource(this.#session, recording, n);
    if (!source || step.querySelector('.step-where')) return;
    step.append(element('p', { class: 'step-where' },
      sourceLink(source, this.#session.welcome?.folder)));
  }

  /** Says what a recording without touches and transitions contains. */
  #nothing({ events, keys }) {
    if (events.some(({ call }) => call.startsWith('viewDidLoad'))) {
      return 'The entry has appeared. Touch the screen to see here what happens, and why.';
    }
    if (keys) return `No touch and no transition: ${keys} key${keys === 1 ? ' was' : 's were'} pressed.`;
    return 'There was no touch and no transition, only a change of a setting.';
  }

  /** Marks the steps after the time shown. */
  #mark() {
    for (const step of this.body.querySelectorAll('.story li')) {
      step.toggleAttribute('data-later', Number(step.dataset.t) > this.#session.t + 1e-6);
    }
  }
}

const copyButton = (text) => {
  const button = element('button', {
    type: 'button', class: 'copy', onclick: async () => {
      button.textContent = await copyText(text) ? 'Copied' : 'Select it to copy it';
    },
  }, 'Copy');
  return button;
};

/** Allows line breaks in long calls after a colon or a bracket. */
const breakable = (text) => text.split(/(?<=[:(])(?=\w)/)
  .flatMap((part, index) => (index ? [element('wbr'), part] : [part]));

export const empty = (text) => element('p', { class: 'empty' }, text);
