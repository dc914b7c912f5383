import { element, iconButton, seconds } from '../core/dom.js';
import { matchingTime, readFilm } from '../core/film-file.js';

/** A second recording, read from a file, beside the device: it shows the moment that matches the one
 * shown. */
export class Beside {
  #session;
  #place;
  #tell;
  #film = null;
  #time = element('output', { 'aria-live': 'off' });
  #input = element('input', {
    type: 'file', accept: '.html,.json', hidden: true, onchange: () => this.#choose(),
  });
  #lock = element('select', {
    'aria-label': 'Locked by', onchange: () => this.#show(),
  }, element('option', { value: 'time' }, 'locked by time'),
  element('option', { value: 'progress' }, 'locked by progress'));

  /** `place` is an element of the stage; `tell` shows a sentence and whether it is an error. */
  constructor(session, place, tell) {
    this.#session = session;
    this.#place = place;
    this.#tell = tell;
    place.hidden = true;
    document.body.append(this.#input);
    for (const signal of [session.moved, session.chose, session.grew]) signal.on(() => this.#show());
    this.#listenToDrops();
  }

  /** Lets the user choose a file. */
  choose() {
    this.#input.value = '';
    this.#input.click();
  }

  close() {
    this.#film = null;
    this.#place.hidden = true;
    this.#place.replaceChildren();
  }

  #choose() {
    const [file] = this.#input.files;
    if (file) this.#open(file);
  }

  #listenToDrops() {
    const hasFiles = (event) => event.dataTransfer?.types.includes('Files');
    const mark = (isOver) => document.body.classList.toggle('takes-file', isOver);
    document.addEventListener('dragover', (event) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      mark(true);
    });
    document.addEventListener('dragleave', (event) => {
      if (!event.relatedTarget) mark(false);
    });
    document.addEventListener('drop', (event) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      mark(false);
      this.#open(event.dataTransfer.files[0]);
    });
  }

  async #open(file) {
    const canvas = element('canvas', { role: 'img' });
    try {
      const film = await readFilm(file, canvas);
      await film.ready;
      this.#film = film;
      this.#place.replaceChildren(
        element('div', { class: 'beside-head' },
          element('strong', { title: file.name }, film.title), this.#lock,
          iconButton('close', 'Close the recording beside the device', () => this.close())),
        canvas,
        element('p', { class: 'note' }, outcome(film), ' ', this.#time));
      this.#place.hidden = false;
      this.#show();
      this.#tell(`${file.name} is shown beside the device.`, false);
    } catch (error) {
      this.#tell(error.message, true);
    }
  }

  #show() {
    if (!this.#film) return;
    const { chosen, t } = this.#session;
    const isByProgress = this.#lock.value === 'progress';
    const now = chosen ? matchingTime(t, chosen, this.#film, isByProgress) : this.#film.duration;
    this.#film.draw(now);
    const progress = this.#film.progressAt(now);
    this.#time.textContent = progress == null ? `at ${seconds(now)}`
      : `at ${seconds(now)}, ${Math.round(progress * 100)} %`;
  }
}

function outcome({ transitions, findings, duration }) {
  const last = transitions.at(-1);
  const words = !last ? 'no transition'
    : last.completed == null ? 'not completed' : last.completed ? 'finished' : 'cancelled';
  const found = findings === 0 ? '' : findings === 1 ? ', 1 finding' : `, ${findings} findings`;
  return `${seconds(duration)}, ${words}${found};`;
}
