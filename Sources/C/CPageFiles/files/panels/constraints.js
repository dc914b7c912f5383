import { element } from '../core/dom.js';

// Milliseconds for which the play head must stand still before the constraints are requested, because
// the server repeats the input for them.
const PAUSE = 300;

/** The constraints of the selected layer's view at the time shown. They are requested only while the
 * list is open. */
export class Constraints {
  body = element('details', { class: 'constraints' });

  #session;
  #heading = element('summary', {}, 'Constraints');
  #list = element('ul', { 'aria-label': 'Constraints' });
  #note = element('p', { class: 'note', role: 'status' });
  #timer = 0;
  /** The question that is shown or requested. */
  #asked = '';

  constructor(session) {
    this.#session = session;
    this.body.append(this.#heading, this.#list, this.#note);
    this.body.addEventListener('toggle', () => this.#follow());
    session.layerChosen.on(() => this.#follow());
    session.moved.on(() => this.#follow());
    session.chose.on(() => this.#follow());
    this.#follow();
  }

  #follow() {
    const { layer } = this.#session;
    this.body.hidden = !layer?.view;
    clearTimeout(this.#timer);
    if (this.body.hidden || !this.body.open) return;
    this.#timer = setTimeout(() => this.#ask(), PAUSE);
  }

  async #ask() {
    const { layer, chosen, t } = this.#session;
    if (!layer?.view || !chosen || chosen.isGone || chosen.isRunning) return;
    const question = `${layer.view}.constraints --at ${t.toFixed(4)}`;
    const asked = `${chosen.id} ${question}`;
    if (asked === this.#asked) return;
    this.#asked = asked;
    try {
      const answer = await this.#session.answer(
        { do: 'ask', recording: chosen.id, question, t });
      if (asked === this.#asked) this.#show(answer);
    } catch {
      // The error has already been reported.
      this.#asked = '';
    }
  }

  /** The first line is a heading. */
  #show({ problem, lines }) {
    this.#note.textContent = problem ?? '';
    this.#list.replaceChildren(...lines.slice(1).map(({ text }) => element('li', {
      'data-broken': /broken: /.test(text), 'data-ambiguous': /^ambiguous: /.test(text),
    }, text)));
  }
}
