import { copyText } from '../core/clipboard.js';
import { seconds } from '../core/dom.js';

/** The button that copies a link to what is shown. */
export class LinkButton {
  #session;
  #address;
  #toasts;
  #button;

  constructor(session, address, toasts, button) {
    this.#session = session;
    this.#address = address;
    this.#toasts = toasts;
    this.#button = button;
    button.addEventListener('click', () => this.copy());
    for (const signal of [session.moved, session.chose, session.recordingsChanged]) {
      signal.on(() => this.#show());
    }
    this.#show();
  }

  async copy() {
    const { state } = this.#address;
    if (!state) return;
    this.#address.write();
    const isCopied = await copyText(location.href);
    this.#toasts.say(isCopied ? this.#words(state)
      : 'The browser does not allow copying. The link is in its address bar.',
    isCopied && !state.problem ? 'note' : 'error');
  }

  #words({ t, problem }) {
    const { entry, chosen } = this.#session;
    if (problem) return `The link shows ${entry.title} without your input: ${problem}.`;
    return t === null ? `Copied a link to ${entry.title} as it is now.`
      : `Copied a link to recording ${chosen.id} at ${seconds(t)}.`;
  }

  #show() {
    this.#button.disabled = !this.#address.state;
    this.#button.title = 'A link that repeats your input and shows this moment  (U)';
  }
}
