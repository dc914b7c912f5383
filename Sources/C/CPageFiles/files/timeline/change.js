import { element } from '../core/dom.js';

const TITLE = 'Since the previous build';

/** Says what the last build has changed in the selected recording, with a switch for the pictures of
 * the previous build. */
export function showChange(session, earlier, { place, announcer }) {
  const onion = () => element('label', { class: 'onion' },
    element('input', {
      type: 'checkbox', role: 'switch', id: 'onion', checked: earlier.isOn,
      onchange: ({ target }) => earlier.toggle(target.checked),
    }), 'Before at 50 %');
  const show = () => {
    const change = session.chosen?.change;
    place.hidden = !change;
    place.replaceChildren(...(change
      ? [element('b', {}, TITLE), element('span', {}, change.text), change.pictures ? onion() : '']
      : []));
  };
  session.chose.on(show);
  session.compared.on((recording) => {
    if (recording !== session.chosen) return;
    show();
    announcer.textContent = `${TITLE}: ${recording.change.text}`;
  });
}
