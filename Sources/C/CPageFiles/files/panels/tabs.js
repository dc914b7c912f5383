import { element } from '../core/dom.js';
import { Signal } from '../core/signal.js';

/** A set of panels, one of which is visible; arrow keys move between tabs. */
export class Tabs {
  changed = new Signal();
  chosen = null;

  #tabs = [];

  /** `panels`: `[{id, title, body}]`. */
  constructor(place, panels) {
    const list = element('div', { class: 'tabs', role: 'tablist', 'aria-label': 'Inspector' });
    place.append(list);
    for (const { id, title, body } of panels) {
      const badge = element('span', { class: 'badge', hidden: true });
      const tab = element('button', {
        type: 'button', role: 'tab', id: `tab-${id}`, 'aria-controls': `panel-${id}`,
        onclick: () => this.choose(id),
      }, title, badge);
      const panel = element('section', {
        class: 'panel', role: 'tabpanel', id: `panel-${id}`, 'aria-labelledby': `tab-${id}`,
        tabindex: '0',
      }, body);
      this.#tabs.push({ id, tab, panel, badge });
      list.append(tab);
      place.append(panel);
    }
    list.addEventListener('keydown', (event) => this.#key(event));
    this.choose(panels[0].id);
  }

  choose(id) {
    this.chosen = id;
    for (const { id: own, tab, panel } of this.#tabs) {
      const isChosen = own === id;
      tab.setAttribute('aria-selected', String(isChosen));
      tab.tabIndex = isChosen ? 0 : -1;
      panel.hidden = !isChosen;
    }
    this.changed.tell(id);
  }

  /** Selects the tab at a zero-based index. */
  chooseAt(index) {
    const found = this.#tabs[index];
    if (!found || found.tab.hidden) return;
    this.choose(found.id);
    found.tab.focus();
  }

  /** Hides a tab without content. */
  setHidden(id, isHidden) {
    this.#tabs.find((tab) => tab.id === id).tab.hidden = isHidden;
    if (isHidden && this.chosen === id) this.choose(this.#tabs[0].id);
  }

  /** Shows a number beside a title; hidden if zero. `kind` is `error`, `warning` or `note`. */
  mark(id, count, kind) {
    const { badge } = this.#tabs.find((tab) => tab.id === id);
    badge.hidden = count === 0;
    badge.textContent = String(count);
    badge.dataset.kind = kind;
  }

  #key(event) {
    const seen = this.#tabs.filter(({ tab }) => !tab.hidden);
    const here = seen.findIndex(({ id }) => id === this.chosen);
    const count = seen.length;
    const to = {
      ArrowRight: (here + 1) % count, ArrowLeft: (here + count - 1) % count, Home: 0,
      End: count - 1,
    }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    this.chooseAt(this.#tabs.indexOf(seen[to]));
  }
}
