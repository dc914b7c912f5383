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
  test: 'A test that plays these touches',
};

/** The export formats of the selected recording. */
export class Exports {
  body = element('div', { class: 'exports' });

  #session;
  /** Exports in progress, as `recording format`. */
  #making = new Set();

  constructor(session) {
    this.#session = session;
    session.welcomed.on(() => this.#show());
    session.chose.on(() => this.#show());
    session.recordingsChanged.on(() => this.#show());
    session.made.on((made) => this.#save(made));
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
    const focused = document.activeElement?.dataset?.format;
    this.body.replaceChildren(
      element('p', { class: 'note' }, words),
      ...welcome.formats.map(({ id, title, missing }) => {
        const words = missing ? `Needs ${missing}: apt-get install ${missing}` : WORDS[id] ?? '';
        const isMaking = this.#making.has(`${chosen.id} ${id}`);
        return element('button', {
          type: 'button', class: 'export', 'data-format': id, disabled: chosen.isRunning || chosen.isGone,
          'aria-busy': String(isMaking), onclick: () => this.#make(id),
        }, element('b', {}, title), element('span', {}, isMaking ? 'Making it…' : words),
        icon('download'));
      }));
    if (focused) this.body.querySelector(`[data-format="${focused}"]`)?.focus();
  }

  #make(format) {
    const key = `${this.#session.chosen.id} ${format}`;
    if (this.#making.has(key)) return;
    this.#making.add(key);
    this.#session.export(format);
    this.#show();
  }

  #save({ recording, format, url, name }) {
    this.#making.delete(`${recording} ${format}`);
    this.#show();
    const link = element('a', { href: url, download: name, hidden: true });
    document.body.append(link);
    link.click();
    link.remove();
  }
}
