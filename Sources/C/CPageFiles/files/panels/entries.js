import { element, icon } from '../core/dom.js';
import { kept } from '../core/kept.js';

const KINDS = {
  demo: 'Demos', transition: 'Transitions', app: 'Apps', mistake: 'Mistakes and corrections',
};
// The end of the id of a mistake's corrected form.
const CORRECTED = '-corrected';
const KEY = 'matchcut.entries.folded';
// The number of entries from which on the list has a search field.
const MANY = 9;
// Milliseconds between two typed letters of one word.
const PAUSE = 800;

/** All entries by kind and group, with a search field. The list is one tab stop: arrow keys move in
 * it, and letters go to the next entry that begins with them. */
export class EntryList {
  #session;
  #place;
  #folded = new Set((kept.get(KEY) ?? '').split(','));
  #search = element('input', {
    type: 'search', placeholder: 'Search', 'aria-label': 'Search demos and transitions',
    autocomplete: 'off', spellcheck: 'false',
  });
  #count = element('p', { class: 'hidden', role: 'status' });
  #none = element('p', { class: 'empty', hidden: true }, 'No entry has these words.');
  /** Sections: `{kind, heading, body, groups: [{heading, list, rows: [{line, button, text}]}]}`. */
  #sections = [];
  /** Whether letters go to entries. After an entry was chosen, they are the page's shortcuts. */
  #isMoving = false;
  #typed = '';
  #typedAt = -Infinity;

  constructor(session, place) {
    this.#session = session;
    this.#place = place;
    session.welcomed.on(({ entries }) => this.#build(entries));
    session.deviceChanged.on(() => this.#mark());
    this.#search.addEventListener('input', () => this.#sift());
    place.addEventListener('keydown', (event) => this.#key(event));
    place.addEventListener('pointerdown', () => { this.#isMoving = false; });
    place.addEventListener('focusin', ({ target }) => this.#stop(target));
  }

  #build(entries) {
    const ids = new Set(entries.map(({ id }) => id));
    const twins = new Map(entries.filter(({ id }) => id.endsWith(CORRECTED))
      .map((entry) => [entry.id.slice(0, -CORRECTED.length), entry])
      .filter(([id, { kind, group }]) => ids.has(id)
        && entries.some((one) => one.id === id && one.kind === kind && one.group === group)));
    const paired = new Set([...twins.values()]);
    const rows = entries.filter((entry) => !paired.has(entry))
      .map((entry) => ({ entry, twin: twins.get(entry.id) }));
    this.#sections = [...Map.groupBy(rows, ({ entry }) => entry.kind)]
      .map(([kind, members]) => this.#section(kind, members));
    this.#search.hidden = entries.length < MANY;
    this.#place.replaceChildren(this.#search, this.#count, this.#none,
      ...this.#sections.map(({ section }) => section));
    this.#sift();
    this.#mark();
  }

  #section(kind, members) {
    const groups = [...Map.groupBy(members, ({ entry }) => entry.group)].map(([group, list]) => {
      const rows = list.map((member) => this.#row(member));
      return {
        rows, heading: group ? element('h3', {}, group) : null,
        list: element('ul', { 'aria-label': group || null }, ...rows.map(({ line }) => line)),
      };
    });
    const body = element('div', { id: `entries-${kind}` },
      ...groups.flatMap(({ heading, list }) => [heading, list].filter(Boolean)));
    const heading = element('button', {
      type: 'button', class: 'fold-heading', 'aria-controls': body.id, tabindex: '-1',
      onclick: () => this.#fold(kind),
    }, KINDS[kind] ?? kind, icon('down'));
    return {
      kind, heading, body, groups, section: element('section', {}, element('h2', {}, heading), body),
    };
  }

  /** An entry; a mistake and its corrected form are one row with a switch. */
  #row({ entry: { id, title, group, kind, document }, twin }) {
    const button = element('button', {
      type: 'button', 'data-entry': id, tabindex: '-1', onclick: () => this.#load(id),
    }, element('span', {}, title), document ? element('small', {}, document) : null);
    const change = twin && element('button', {
      type: 'button', role: 'switch', class: 'twin', 'data-entry': twin.id, tabindex: '-1',
      'aria-label': `Corrected: ${title}`, 'aria-checked': 'false',
      onclick: () => this.#load(this.#session.device?.entry === twin.id ? id : twin.id),
    }, 'Corrected');
    return {
      button, line: element('li', { class: 'entry' }, button, change),
      text: `${title} ${id} ${group} ${KINDS[kind] ?? kind} ${document ?? ''}`.toLowerCase(),
    };
  }

  #load(id) {
    this.#isMoving = false;
    this.#session.load(id);
  }

  #mark() {
    const current = this.#session.device?.entry;
    for (const button of this.#place.querySelectorAll('[data-entry]')) {
      const isCurrent = button.dataset.entry === current;
      if (isCurrent) button.setAttribute('aria-current', 'true');
      else button.removeAttribute('aria-current');
      if (button.classList.contains('twin')) button.setAttribute('aria-checked', String(isCurrent));
    }
    if (!this.#place.contains(document.activeElement)) this.#stop(this.#currentButton);
  }

  get #currentButton() {
    return this.#place.querySelector('[aria-current]')?.closest('.entry').firstElementChild;
  }

  // Folding and searching.

  #fold(kind) {
    if (!this.#folded.delete(kind)) this.#folded.add(kind);
    kept.set(KEY, [...this.#folded].join());
    this.#sift();
  }

  #sift() {
    const words = this.#search.value.toLowerCase().split(/\s+/).filter(Boolean);
    let count = 0;
    for (const { kind, heading, body, groups, section } of this.#sections) {
      let found = 0;
      for (const { heading, list, rows } of groups) {
        for (const { line, text } of rows) line.hidden = !words.every((word) => text.includes(word));
        const shown = rows.filter(({ line }) => !line.hidden).length;
        list.hidden = shown === 0;
        if (heading) heading.hidden = shown === 0;
        found += shown;
      }
      // The entries that are found are shown, even in a folded section.
      body.hidden = !words.length && this.#folded.has(kind);
      heading.setAttribute('aria-expanded', String(!body.hidden));
      section.hidden = found === 0;
      count += found;
    }
    this.#none.hidden = count > 0;
    this.#count.textContent = words.length ? `${count} ${count === 1 ? 'entry' : 'entries'}` : '';
    const stop = this.#items.find(({ tabIndex }) => tabIndex === 0);
    if (!stop) this.#stop(this.#items.find((one) => one === this.#currentButton) ?? this.#items[0]);
  }

  // Keys.

  /** The headings and entries that are shown, in order. */
  get #items() {
    return this.#sections.flatMap(({ heading, body, groups, section }) => (section.hidden ? [] : [
      heading, ...(body.hidden ? [] : groups.flatMap(({ rows }) => rows))
        .filter(({ line }) => !line.hidden).map(({ button }) => button)]));
  }

  /** Makes a button of the list its tab stop. */
  #stop(target) {
    const button = target?.closest?.('button');
    if (!button || !this.#place.contains(button)) return;
    for (const one of this.#place.querySelectorAll('button')) one.tabIndex = one === button ? 0 : -1;
  }

  #key(event) {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const isDone = event.target === this.#search ? this.#searchKey(event) : this.#listKey(event);
    if (!isDone) return;
    event.preventDefault();
    event.stopPropagation();
  }

  #searchKey({ key }) {
    if (key === 'ArrowDown') return this.#go(this.#items[0]);
    const first = this.#items.find((one) => one.dataset.entry);
    if (key === 'Enter' && first) {
      this.#load(first.dataset.entry);
      return true;
    }
    if (key !== 'Escape' || !this.#search.value) return false;
    this.#search.value = '';
    this.#sift();
    return true;
  }

  #listKey({ key, target }) {
    const line = target.closest('.entry');
    const items = this.#items;
    const here = items.indexOf(line?.firstElementChild ?? target.closest('.fold-heading'));
    if (here < 0) return false;
    switch (key) {
      case 'ArrowDown': return this.#go(items[here + 1]);
      case 'ArrowUp': return this.#go(items[here - 1] ?? this.#search);
      case 'Home': return this.#go(items[0]);
      case 'End': return this.#go(items.at(-1));
      case 'ArrowRight': return this.#aside(line, items[here], true);
      case 'ArrowLeft': return this.#aside(line, items[here], false, target);
      default: return this.#type(key, items, here);
    }
  }

  /** Right: unfolds a heading, or goes to a row's switch. Left: folds it, or goes back. */
  #aside(line, item, isRight, target) {
    const section = this.#sections.find(({ section }) => section.contains(item));
    if (!line && section.body.hidden === isRight) this.#fold(section.kind);
    else if (!line) this.#go(isRight ? this.#items[this.#items.indexOf(item) + 1] : item);
    else if (isRight) this.#go(line.querySelector('.twin'));
    else this.#go(target.classList.contains('twin') ? item : section.heading);
    return true;
  }

  #go(button) {
    this.#isMoving = true;
    button?.focus();
    return true;
  }

  /** Goes to the next entry whose title begins with the typed letters. */
  #type(key, items, here) {
    const now = performance.now();
    const isNew = now - this.#typedAt > PAUSE;
    if (!this.#isMoving || key.length > 1 || !(isNew ? /\p{L}/u : /[\p{L}\p{N} ]/u).test(key)) return false;
    this.#typed = isNew ? key.toLowerCase() : this.#typed + key.toLowerCase();
    this.#typedAt = now;
    // The first letter moves on; further letters may stay at the entry.
    const from = here + (isNew ? 1 : 0);
    const order = [...items.slice(from), ...items.slice(0, from)];
    const found = order.find(({ textContent }) => textContent.toLowerCase().startsWith(this.#typed));
    if (found) this.#go(found);
    return true;
  }
}
