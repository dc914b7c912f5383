import { element } from '../core/dom.js';

const KINDS = {
  demo: 'Demos', transition: 'Transitions', app: 'Apps', mistake: 'Mistakes and corrections',
};

/** Lists all entries by kind and group. */
export function listEntries(session, place) {
  session.welcomed.on(({ entries }) => {
    const groups = Map.groupBy(entries, ({ kind }) => kind);
    place.replaceChildren(...[...groups].map(([kind, list]) =>
      element('section', {},
        element('h2', {}, KINDS[kind] ?? kind),
        ...[...Map.groupBy(list, ({ group }) => group)].flatMap(([group, members]) => [
          group && element('h3', {}, group),
          element('ul', { 'aria-label': group || null },
            ...members.map((entry) => row(session, entry))),
        ].filter(Boolean)))));
    mark(session, place);
  });
  session.deviceChanged.on(() => mark(session, place));
}

const row = (session, { id, title, document }) =>
  element('li', {}, element('button', {
    type: 'button', 'data-entry': id, onclick: () => session.load(id),
  }, element('span', {}, title), document ? element('small', {}, document) : null));

function mark(session, place) {
  for (const button of place.querySelectorAll('[data-entry]')) {
    if (button.dataset.entry === session.device?.entry) button.setAttribute('aria-current', 'true');
    else button.removeAttribute('aria-current');
  }
}
