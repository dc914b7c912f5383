import { iconButton } from '../core/dom.js';
import { Signal } from '../core/signal.js';

const [NAME, VALUE] = ['view', 'device'];

/** Shows only the device, as large as the window. The page's address says so, as in `?view=device`,
 * so that a phone can open the page this way. */
export class Alone {
  changed = new Signal();

  #back = iconButton('close', 'Show the whole page', () => this.toggle(false), 'W');

  constructor(stage) {
    this.#back.classList.add('back');
    stage.append(this.#back);
    this.#show(new URL(location.href).searchParams.get(NAME) === VALUE);
  }

  get isOn() {
    return document.body.classList.contains('alone');
  }

  toggle(isOn = !this.isOn) {
    const here = new URL(location.href);
    if (isOn) here.searchParams.set(NAME, VALUE);
    else here.searchParams.delete(NAME);
    history.replaceState(null, '', here);
    this.#show(isOn);
  }

  #show(isOn) {
    document.body.classList.toggle('alone', isOn);
    this.#back.hidden = !isOn;
    this.changed.tell();
  }
}
