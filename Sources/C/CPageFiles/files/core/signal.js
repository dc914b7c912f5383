/** An event with listeners. */
export class Signal {
  #listeners = [];

  on(listener) {
    this.#listeners.push(listener);
    return this;
  }

  tell(...words) {
    for (const listener of this.#listeners) listener(...words);
  }
}
