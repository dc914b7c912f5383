import { copyText } from '../core/clipboard.js';
import { element, icon } from '../core/dom.js';
import { empty } from './findings.js';

const WORDS = {
  apng: 'Animated in any browser, lossless',
  gif: 'Animated everywhere, 256 colours',
  mp4: 'H.264, small',
  webm: 'VP9, small',
  html: 'One file with the film, the calls and the findings',
  filmstrip: 'Key moments side by side, with the calls',
  recording: 'Every frame as numbers, to compare',
  trace: 'Every call, as text',
  script: 'The touches, to be played again',
  command: 'Films the same touches in a terminal',
  test: 'A test that plays these touches',
};

// The formats that are also copied as text.
const COPIED = ['command', 'test'];

/** The export formats of the selected recording. */
export class Exports {
  body = element('div', { class: 'exports' });

  #session;
  #link;
  #toasts;
  /** Exports in progress, as `recording format`, and whether each is copied instead of saved. */
  #making = new Map();

  constructor(session, link, toasts) {
    this.#session = session;
    this.#link = link;
    this.#toasts = toasts;
    session.welcomed.on(() => this.#show());
    session.chose.on(() => this.#show());
    session.recordingsChanged.on(() => this.#show());
    session.made.on((made) => this.#finish(made));
    session.failed.on(({ about, recording, format }) => {
      if (about !== 'export') return;
      this.#making.delete(`${recording} ${format}`);
      this.#show();
    });
    this.#show();
  }

  #show() {
    const { chosen, welcome } = this.#session;
    if (!chosen || !welcome) return this.body.replaceChildren(empty('There is no recording yet.'));
    const words = chosen.isGone ? 'The server that made this recording has ended.'
      : chosen.isRunning ? 'The recording is still running.' : `Recording ${chosen.id}, as a file:`;
    const focused = document.activeElement?.dataset;
    this.body.replaceChildren(
      this.#copies(welcome.formats),
      element('p', { class: 'note' }, words),
      ...welcome.formats.map((format) => this.#file(format)));
    const { format, copy } = focused ?? {};
    if (format) this.body.querySelector(`[data-format="${format}"]`)?.focus();
    if (copy) this.body.querySelector(`[data-copy="${copy}"]`)?.focus();
  }

  #copies(formats) {
    const { isRunning, isGone } = this.#session.chosen;
    return element('div', { class: 'copies', role: 'group', 'aria-label': 'Copy' },
      element('button', {
        type: 'button', class: 'text-button', 'data-copy': 'link', disabled: isRunning,
        onclick: () => this.#link.copy(),
      }, 'Copy as link'),
      ...formats.filter(({ id }) => COPIED.includes(id)).map(({ id, title }) =>
        element('button', {
          type: 'button', class: 'text-button', 'data-copy': id, disabled: isRunning || isGone,
          title: WORDS[id], onclick: () => this.#make(id, true),
        }, `Copy as ${title.toLowerCase()}`)));
  }

  #file({ id, title, missing }) {
    const { id: recording, isRunning, isGone } = this.#session.chosen;
    const words = missing ? `Needs ${missing}: apt-get install ${missing}` : WORDS[id] ?? '';
    const isMaking = this.#making.has(`${recording} ${id}`);
    return element('button', {
      type: 'button', class: 'export', 'data-format': id, disabled: isRunning || isGone,
      'aria-busy': String(isMaking), onclick: () => this.#make(id, false),
    }, element('b', {}, title), element('span', {}, isMaking ? 'Making it…' : words),
    icon('download'));
  }

  #make(format, isCopied) {
    const key = `${this.#session.chosen.id} ${format}`;
    if (this.#making.has(key)) return;
    this.#making.set(key, isCopied);
    this.#session.export(format);
    this.#show();
  }

  #finish({ recording, format, url, name }) {
    const key = `${recording} ${format}`;
    const isCopied = this.#making.get(key);
    this.#making.delete(key);
    this.#show();
    if (isCopied) this.#copy(recording, format, url, name);
    else save(url, name);
  }

  async #copy(recording, format, url, name) {
    const text = await (await fetch(url)).text();
    if (await copyText(text)) {
      this.#toasts.say(`Copied recording ${recording} as a ${format}.`);
    } else {
      this.#toasts.say('The browser does not allow copying. The text is saved as a file instead.');
      save(url, name);
    }
  }
}

function save(url, name) {
  const link = element('a', { href: url, download: name, hidden: true });
  document.body.append(link);
  link.click();
  link.remove();
}
