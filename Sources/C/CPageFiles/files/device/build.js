import { element, icon } from '../core/dom.js';

/** Shows whether the app is being built, the errors of a build that has failed, and why the app has
 * stopped. */
export function showBuild(session, place) {
  session.built.on(({ state, problems }) => {
    place.dataset.state = state;
    place.hidden = state === 'built';
    if (state === 'building') {
      place.replaceChildren(element('p', {}, 'Building…'));
    } else if (state === 'failed') {
      const count = problems.length;
      place.replaceChildren(
        dismiss(place),
        element('strong', {}, 'The new source does not build. This is the last good build.'),
        element('ol', { 'aria-label': `${count} error${count === 1 ? '' : 's'}` },
          ...problems.map(({ file, line, column, text }) => element('li', {},
            file ? element('code', {}, `${file}:${line}:${column}`) : '',
            element('span', {}, text)))));
    }
  });
  session.stopped.on(({ text, calls }) => {
    place.dataset.state = 'failed';
    place.hidden = false;
    place.replaceChildren(
      dismiss(place), element('strong', {}, `${text[0].toUpperCase()}${text.slice(1)}.`),
      element('p', {}, 'It has been started again.'),
      element('details', {}, element('summary', {}, 'The last calls'),
        element('ol', {}, ...calls.map((call) => element('li', {}, element('code', {}, call))))));
  });
  // Both events mean that the server that sent the message has ended. A new server sends its own.
  session.lost.on(() => { place.hidden = true; });
  session.welcomed.on(() => { place.hidden = true; });
}

const dismiss = (place) => element('button', {
  type: 'button', class: 'icon-button', 'aria-label': 'Dismiss',
  onclick: () => { place.hidden = true; },
}, icon('close'));
