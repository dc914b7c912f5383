import { element, seconds } from '../core/dom.js';
import { sourceLink } from '../core/source.js';

const KEY = 'matchcut.questions';
// The numbers of questions and of answers that are kept.
const MOST = { questions: 50, answers: 20 };

const EXAMPLES = ['views', 'hits', 'to.transform', 'container.subviews.count'];

const LANGUAGE = [
  ['views', 'the views that can be asked about'],
  ['hits', 'the lines of your source that ran, and how often'],
  ['VIEW.made', 'the line that created the view'],
  ['VIEW.constraints', 'the constraints that size and place the view'],
  ['VIEW.PART…', 'a value, and its last change before the play head'],
  ['--before 0.9', 'the last change before a time'],
  ['--at 0.5', 'the value at a time; --at Card.swift:41, whenever the line runs'],
  ['--when finish', 'the value at each call of a method'],
  ['--every change', 'the value at each change, or at every frame'],
];

/** A box for questions about the selected recording, in the language of `matchcut ask`, and the
 * answers, latest first. Up and down arrows bring back earlier questions. */
export class Ask {
  body = element('div', { class: 'ask' });

  #session;
  #questions = restored();
  /** The index of the question in the box; the number of questions while a new one is typed. */
  #place = this.#questions.length;
  #draft = '';
  #input = element('input', {
    type: 'text', id: 'ask-question', autocomplete: 'off', autocapitalize: 'off',
    spellcheck: 'false', placeholder: 'to.transform', 'aria-describedby': 'ask-about',
    enterkeyhint: 'go',
  });
  #about = element('p', { class: 'ask-about', id: 'ask-about' });
  #said = element('p', { class: 'hidden', role: 'status', 'aria-live': 'polite' });
  #answers = element('ol', { class: 'answers', 'aria-label': 'Answers' });
  #examples = element('p', { class: 'examples' }, 'For example ',
    ...EXAMPLES.map((question) => element('button', {
      type: 'button', onclick: () => this.#ask(question),
    }, element('code', {}, question))));

  constructor(session) {
    this.#session = session;
    const form = element('form', { onsubmit: (event) => this.#submit(event) },
      element('label', { for: 'ask-question' }, 'Question'), this.#input,
      element('button', { class: 'text-button' }, 'Ask'));
    this.body.append(form, this.#about, this.#examples, this.#said, this.#answers, language());
    this.#input.addEventListener('keydown', (event) => this.#key(event));
    session.chose.on(() => this.#describe());
    session.moved.on(() => this.#describe());
    session.recordingsChanged.on(() => this.#forget());
    this.#describe();
  }

  focus() {
    this.#input.focus();
    this.#input.select();
  }

  /** Says which recording and which time are asked about. */
  #describe() {
    const { chosen, t } = this.#session;
    this.#about.textContent = !chosen ? 'Nothing has been recorded yet.'
      : chosen.isGone ? 'The server that made this recording has ended, so it has no answers.'
        : `About recording ${chosen.id} at ${seconds(t)}`;
  }

  #submit(event) {
    event.preventDefault();
    const question = this.#input.value.trim();
    if (question) this.#ask(question);
  }

  async #ask(question) {
    const { chosen: recording, t } = this.#session;
    if (!recording || recording.isGone) return;
    this.#keep(question);
    try {
      const answer = await this.#session.answer(
        { do: 'ask', recording: recording.id, question, t });
      this.#show(answer, recording, t);
    } catch {
      // The error has already been reported.
    }
  }

  #keep(question) {
    this.#input.value = '';
    this.#questions = [...this.#questions.filter((one) => one !== question), question]
      .slice(-MOST.questions);
    this.#place = this.#questions.length;
    store(this.#questions);
  }

  #show({ question, problem, lines, omitted }, recording, t) {
    this.#said.textContent = problem ?? spoken(lines[0]);
    const item = element('li', { class: 'answer', 'data-problem': Boolean(problem) },
      element('div', { class: 'answer-head' },
        element('button', {
          type: 'button', title: 'Put this question into the box',
          onclick: () => {
            this.#input.value = question;
            this.focus();
          },
        }, element('code', {}, question)),
        element('small', {}, `recording ${recording.id} at ${seconds(t)}`)),
      problem && element('p', { class: 'problem' }, problem),
      lines.length > 0 && element('ul', {}, ...lines.map((line) => this.#line(line, recording))),
      omitted > 0 && element('p', { class: 'note' }, `and ${omitted} more`));
    item.recording = recording;
    this.#answers.prepend(item);
    while (this.#answers.childElementCount > MOST.answers) this.#answers.lastElementChild.remove();
    this.body.parentElement.scrollTop = 0;
  }

  #line({ t, text, detail, source }, recording) {
    return element('li', {},
      t != null && element('button', {
        type: 'button', class: 'jump', 'aria-label': `Go to ${t.toFixed(4)} s`,
        onclick: () => this.#go(recording, t),
      }, t.toFixed(4)),
      element('div', {}, element('span', {}, text),
        detail && element('small', {}, detail),
        source && sourceLink(source, this.#session.welcome?.folder)));
  }

  #go(recording, t) {
    this.#session.chooseRecording(recording);
    this.#session.show(t);
  }

  /** The times of recordings that have been dropped cannot be shown any longer. */
  #forget() {
    const { recordings } = this.#session;
    for (const item of this.#answers.children) {
      if (recordings.includes(item.recording)) continue;
      for (const button of item.querySelectorAll('.jump')) button.disabled = true;
    }
    this.#describe();
  }

  #key(event) {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (!step) return;
    event.preventDefault();
    const { length } = this.#questions;
    if (this.#place === length) this.#draft = this.#input.value;
    this.#place = Math.min(Math.max(this.#place + step, 0), length);
    this.#input.value = this.#questions[this.#place] ?? this.#draft;
  }
}

const spoken = ({ t, text, detail }) =>
  [text, t == null ? '' : ` at ${seconds(t)}`, detail ? `, ${detail}` : ''].join('');

const language = () => element('details', { class: 'language' },
  element('summary', {}, 'The language of questions'),
  element('dl', {}, ...LANGUAGE.flatMap(([words, meaning]) => [
    element('dt', {}, element('code', {}, words)), element('dd', {}, meaning),
  ])),
  element('p', {}, 'VIEW is window, container, from, to, a class (CardView), a view or view '
    + 'controller as calls name it (CardView#2), or a layer (UILabel@12). PART is superview, '
    + 'subviews, subviews.count, subviews[0] or a property, such as alpha, frame.minY or '
    + 'transform.rotation. The language is that of matchcut ask.'));

/** The questions of this tab of the browser, also before the page was reloaded. */
function restored() {
  try {
    return JSON.parse(sessionStorage.getItem(KEY)) ?? [];
  } catch {
    return [];
  }
}

function store(questions) {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(questions));
  } catch {
    // Storage is unavailable.
  }
}
