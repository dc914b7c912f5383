import { element, percent } from '../../core/dom.js';
import { curveLegend } from './curve-legend.js';
import { FOUND } from './rows.js';

/** Writes only changed text, because writing causes a layout. */
const write = (place, text) => {
  if (place.textContent !== text) place.textContent = text;
};

/** The names beside the lanes with the number of events and the current values. */
export function laneNames(session, curves, laid, { showsQuiet, toggleQuiet, lane }) {
  // It changes with every frame, so a screen reader must not read out the changes.
  const progress = element('output', { class: 'now', 'aria-live': 'off' });
  const legend = curves.isShown ? curveLegend(session, curves) : null;

  const name = (row) => {
    const properties = { class: `lane-name ${row.kind}`, style: `height:${row.height}px` };
    if (row.kind === 'progress') return element('div', properties, row.title, progress);
    if (row.kind === 'curve') return element('div', properties, ...legend.parts);
    return element('div', properties,
      element('i', { class: 'hue', style: `background:${row.lane.hue}` }),
      row.lane.id === FOUND.id ? row.title : element('button', {
        type: 'button', class: 'lane-filter', 'aria-label': `List only the lane ${row.title}`,
        'aria-pressed': String(row.lane.id === lane?.id),
        title: row.lane.id === lane?.id ? 'List the events of all lanes' : 'List only these events',
        onclick: () => session.laneChosen.tell(row.lane.id === lane?.id ? null : row.lane),
      }, row.title),
      element('span', { class: 'count' }, String(row.events.length)));
  };

  const quiet = laid.quiet > 0 && element('button', {
    type: 'button', class: 'quiet-lanes', 'aria-expanded': String(showsQuiet),
    onclick: toggleQuiet,
  }, showsQuiet ? 'fold empty lanes' : `${laid.quiet} empty`);

  const move = () => {
    const now = session.chosen?.frameAt(session.t)?.progress;
    write(progress, now == null ? '' : percent(now));
    legend?.move();
  };

  return {
    move,
    /** Updates the numbers of events in unchanged rows. */
    count(place, rows) {
      const counts = place.querySelectorAll('.lane-name.lane .count');
      rows.filter(({ kind }) => kind === 'lane').forEach(({ events }, index) => {
        const text = String(events.length);
        if (counts[index].textContent !== text) counts[index].textContent = text;
      });
      move();
    },
    put(place) {
      // Restores the focus after rebuilding the rows.
      const hadFocus = place.contains(document.activeElement)
        && document.activeElement.getAttribute('aria-label');
      place.replaceChildren(...laid.rows.map(name), ...(quiet ? [quiet] : []));
      if (hadFocus) place.querySelector(`[aria-label="${hadFocus}"]`)?.focus();
      move();
    },
  };
}
