import { element, icon, lastIndexAt, shortName, soon } from '../core/dom.js';
import { Folds } from './folds.js';
import { laneNamed } from './lanes/kinds.js';
import { findSource, sourceLink } from '../core/source.js';

// The height of a row in CSS pixels, equal to that in the style sheet.
const ROW = 24;
// The number of rows kept beyond the visible ones.
const SPARE = 6;

// The words for differences from the previous build; the others are "changed".
const MARKS = { appeared: 'new', vanished: 'gone', moved: 'moved' };

/** The difference of a call from the previous build. */
const changeOf = (event, recording) => event.change ?? recording?.changes.get(event.n);

/** All calls of the recording with their return values, as a list that follows the slider. */
export class EventList {
  #session;
  #shown = [];
  /** The list's geometry, read before anything is written to avoid repeated layout. */
  #height = 0;
  #top = 0;
  /** The rows in the list, by event. */
  #made = new Map();
  #now = -1;
  #filter = element('input', {
    type: 'search', placeholder: 'Filter events', 'aria-label': 'Filter events',
    autocomplete: 'off', spellcheck: 'false',
  });
  /** The selected lane, `{id, title}`; null for all lanes. */
  #lane = null;
  #laneButton = element('button', {
    type: 'button', class: 'lane-chosen', title: 'List the events of all lanes', hidden: true,
    onclick: () => {
      this.#session.laneChosen.tell(null);
      this.#filter.focus();
    },
  });
  #folds = new Folds();
  #count = element('output', { class: 'count', 'aria-live': 'off' });
  #rows = element('div', { class: 'event-rows' });
  #list = element('div', {
    class: 'event-list', role: 'listbox', tabindex: '0', 'aria-label': 'Events of the recording',
  }, this.#rows);

  /** The line of the app's source for the selected event. */
  #where = element('div', { class: 'event-where' });

  constructor(session, place) {
    this.#session = session;
    place.append(element('div', { class: 'event-bar' }, this.#laneButton, this.#filter, this.#count), this.#list,
      this.#where);
    const sift = soon(() => this.#sift());
    session.chose.on(sift);
    session.grew.on(sift);
    session.moved.on(() => this.#follow());
    this.#filter.addEventListener('input', sift);
    session.compared.on(() => this.#compare());
    session.laneChosen.on((lane) => this.#choose(lane));
    const draw = soon(() => this.#draw());
    this.#list.addEventListener('scroll', () => {
      this.#top = this.#list.scrollTop;
      draw();
    });
    this.#list.addEventListener('keydown', (event) => this.#key(event));
    this.#list.addEventListener('click', (event) => {
      const row = event.target.closest('[data-index]');
      if (!row) return;
      const index = Number(row.dataset.index);
      this.#jump(index);
      if (this.#shown[index].folded) this.#toggle(this.#shown[index]);
    });
    new ResizeObserver(() => {
      this.#height = this.#list.clientHeight;
      draw();
    }).observe(this.#list);
  }

  focusFilter() {
    this.#filter.focus();
    this.#filter.select();
  }

  /** Lists only the events of a lane, or those of all lanes. */
  #choose(lane) {
    this.#lane = lane;
    this.#laneButton.hidden = !lane;
    this.#laneButton.setAttribute('aria-label', `List all lanes, not only ${lane?.title}`);
    this.#laneButton.replaceChildren(
      element('i', { class: 'hue', style: `background:${lane?.hue}` }), lane?.title ?? '', icon('close'));
    this.#sift();
  }

  #sift() {
    const all = this.#session.chosen?.comparedEvents ?? [];
    const events = this.#lane ? all.filter(({ lane }) => lane === this.#lane.id) : all;
    const words = this.#filter.value.toLowerCase().split(/\s+/).filter(Boolean);
    this.#shown = words.length ? events.filter((event) => {
      const text = `${event.lane} ${laneNamed(event.lane)?.title} ${event.object} ${event.call} `
        + `${event.answer ?? ''}`;
      return words.every((word) => text.toLowerCase().includes(word));
    }) : this.#folds.fold(events, (event) => changeOf(event, this.#session.chosen));
    const found = words.length ? this.#shown.length : events.length;
    this.#count.textContent = found < all.length ? `${found} of ${all.length}` : `${all.length}`;
    this.#rows.style.height = `${this.#shown.length * ROW}px`;
    this.#now = -1;
    this.#follow();
    this.#draw();
  }

  /** Makes the rows again, because calls have been marked. */
  #compare() {
    for (const row of this.#made.values()) row.remove();
    this.#made.clear();
    this.#sift();
  }

  /** Scrolls the current row into view. */
  #follow() {
    // Several events may have one time; the one selected last stays current.
    const { t } = this.#session;
    const stays = Math.abs((this.#shown[this.#now]?.t ?? -1) - t) < 1e-6;
    const now = stays ? this.#now : lastIndexAt(this.#shown, t);
    if (now === this.#now && this.#rows.childElementCount) return;
    this.#now = now;
    const top = Math.max(0, now) * ROW;
    const isSeen = top >= this.#top && top + ROW <= this.#top + this.#height;
    if (!isSeen) this.#scroll(top - this.#height / 2);
    this.#draw();
  }

  #scroll(top) {
    const most = Math.max(0, this.#shown.length * ROW - this.#height);
    this.#top = Math.min(Math.max(0, top), most);
    this.#list.scrollTop = this.#top;
  }

  #key(event) {
    const page = Math.max(1, Math.floor(this.#height / ROW) - 1);
    const last = this.#shown.length - 1;
    const now = this.#shown[this.#now];
    if (now?.folded && ['Enter', ' ', this.#folds.isOpen(now) ? 'ArrowLeft' : 'ArrowRight'].includes(event.key)) {
      event.preventDefault();
      event.stopPropagation();
      return this.#toggle(now);
    }
    const to = {
      ArrowDown: this.#now + 1, ArrowUp: this.#now - 1, PageDown: this.#now + page,
      PageUp: this.#now - page, Home: 0, End: last,
    }[event.key];
    if (to === undefined || last < 0) return;
    event.preventDefault();
    event.stopPropagation();
    this.#jump(Math.min(Math.max(to, 0), last));
  }

  /** Shows or hides the events of a folded line. */
  #toggle(line) {
    this.#folds.toggle(line);
    this.#made.get(line)?.remove();
    this.#made.delete(line);
    this.#sift();
    this.#now = this.#shown.indexOf(line);
    this.#draw();
  }

  #jump(index) {
    this.#now = index;
    this.#session.show(this.#shown[index].t);
    this.#now = index;
    const top = index * ROW;
    if (top < this.#top) this.#scroll(top);
    const end = top + ROW - this.#height;
    if (end > this.#top) this.#scroll(end);
    this.#draw();
    this.#locate(this.#shown[index]);
  }

  /** Shows the line of the app's source that made or caused an event. */
  async #locate(event) {
    const recording = this.#session.chosen;
    const change = changeOf(event, recording);
    if (change) this.#where.replaceChildren(change.text);
    if (event.folded) return this.#where.replaceChildren();
    if (recording.gone.includes(event)) return;
    // A report contains the lines of its calls.
    const { source, because } = event.source ? event
      : await findSource(this.#session, recording, event.n);
    if (this.#session.chosen !== recording || this.#shown[this.#now] !== event) return;
    this.#where.replaceChildren(...(source
      ? [sourceLink(source, this.#session.welcome?.folder), because ? ` ${because}` : ''] : []),
    change ? element('div', {}, change.text) : '');
  }

  #draw() {
    const first = Math.max(0, Math.floor(this.#top / ROW) - SPARE);
    const seen = Math.ceil(this.#height / ROW) + 2 * SPARE;
    const made = new Map();
    this.#shown.slice(first, first + seen).forEach((event, offset) => {
      const row = this.#made.get(event) ?? this.#row(event);
      this.#place(row, event, first + offset);
      made.set(event, row);
    });
    for (const [event, row] of this.#made) if (!made.has(event)) row.remove();
    this.#rows.querySelector('.empty')?.remove();
    let next = this.#rows.firstChild;
    for (const row of made.values()) {
      if (row === next) next = next.nextSibling;
      else this.#rows.insertBefore(row, next);
    }
    this.#made = made;
    if (this.#shown[this.#now]) {
      this.#list.setAttribute('aria-activedescendant', `event-${this.#shown[this.#now].n}`);
    } else {
      this.#list.removeAttribute('aria-activedescendant');
    }
    if (!this.#shown.length) {
      const words = this.#filter.value || this.#lane ? 'No event matches the filter.'
        : 'Nothing has happened yet.';
      this.#rows.append(element('p', { class: 'empty' }, words));
    }
  }

  /** Updates a row's variable properties. */
  #place(row, { t }, index) {
    const says = {
      'data-index': index, 'aria-selected': index === this.#now, 'aria-posinset': index + 1,
      'aria-setsize': this.#shown.length, style: `top:${index * ROW}px`,
    };
    for (const [name, value] of Object.entries(says)) {
      if (row.getAttribute(name) !== String(value)) row.setAttribute(name, value);
    }
    row.toggleAttribute('data-later', t > this.#session.t + 1e-6);
  }

  #row(event) {
    const { n, lane, object, call, answer, t } = event;
    const known = laneNamed(lane);
    const change = changeOf(event, this.#session.chosen);
    const mark = change && (MARKS[change.kinds[0]] ?? 'changed');
    const isOpen = event.folded && this.#folds.isOpen(event);
    return element('div', {
      class: 'event', role: 'option', id: `event-${n}`,
      'data-change': mark, 'data-fold': event.folded ? (isOpen ? 'open' : 'folded') : null,
      'aria-label': event.folded && `${object}: ${call}, ${isOpen ? 'shown' : 'folded'}`,
      title: `${known?.title ?? lane} · ${object}\n${call}${answer == null ? '' : `\n→ ${answer}`}`
        + (change ? `\n${change.text}` : ''),
    },
    element('time', {}, t.toFixed(2)),
    element('i', { class: 'hue', style: `background:${known?.hue ?? 'var(--muted)'}` }),
    mark && element('span', { class: 'mark' }, mark),
    element('span', { class: 'object' }, shortName(object)),
    element('span', { class: 'call' }, shortName(call),
      answer == null ? null : element('em', {}, ` → ${shortName(answer)}`)));
  }
}
