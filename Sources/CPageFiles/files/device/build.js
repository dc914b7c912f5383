import { element, icon } from '../core/dom.js';

/** Shows whether the app is being built, and the errors of a build that has failed. */
export function showBuild(session, place) {
  session.built.on(({ state, problems }) => {
    place.dataset.state = state;
    place.hidden = state === 'built';
    if (state === 'building') {
      place.replaceChildren(element('p', {}, 'Building…'));
    } else if (state === 'failed') {
      const count = problems.length;
      place.replaceChildren(
        element('button', {
          type: 'button', class: 'icon-button', 'aria-label': 'Dismiss',
          onclick: () => { place.hidden = true; },
        }, icon('close')),
        element('strong', {}, 'The new source does not build. This is the last good build.'),
        element('ol', { 'aria-label': `${count} error${count === 1 ? '' : 's'}` },
          ...problems.map(({ file, line, column, text }) => element('li', {},
            file ? element('code', {}, `${file}:${line}:${column}`) : '',
            element('span', {}, text)))));
    }
  });
  // Both events mean that the server that sent the message has ended. A new server sends its own.
  session.lost.on(() => { place.hidden = true; });
  session.welcomed.on(() => { place.hidden = true; });
}
