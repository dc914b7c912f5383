import { element, iconButton, shape } from '../../core/dom.js';
import { LOOKS } from './curve-drawing.js';
import { quantityOf, written } from './quantities.js';

/** The names and the values of the curves beside them, with the property of the selected layer. */
export function curveLegend(session, curves) {
  const { all, current, kept } = curves;
  // The values change with every frame, so a screen reader must not read out the changes.
  const now = () => element('output', { class: 'now', 'aria-live': 'off' });
  const values = all.map(now);
  const sign = (curve) => {
    const [hue, dash] = LOOKS[curve.look];
    return shape('svg', { viewBox: '0 0 22 6', class: 'sign', 'aria-hidden': 'true' },
      shape('line', {
        x1: 0, y1: 3, x2: 22, y2: 3, stroke: `var(${hue})`, 'stroke-width': 2,
        'stroke-dasharray': dash.join(' '),
      }));
  };

  const head = () => [
    element('div', { class: 'curve-head' },
      element('strong', { title: current.layer.name }, current.layer.name),
      element('button', {
        type: 'button', class: 'keep', disabled: !curves.canKeep,
        onclick: () => {
          curves.keep();
          choice.focus();
        },
        title: 'Keep this curve while you choose another layer or property',
      }, 'Keep'),
      iconButton('close', 'Close the curve', () => session.chooseLayer(null))),
    choice,
    element('div', { class: 'curve-value' }, sign(current), values[0]),
    kept.length ? null : element('div', { class: 'legend', 'aria-hidden': 'true' },
      element('span', { class: 'of-value' }, 'value'),
      element('span', { class: 'of-velocity' }, 'velocity'),
      current.finger.length ? element('span', { class: 'of-finger' }, 'finger') : null),
  ];

  const choice = element('select', {
    'aria-label': 'Property of the curve', onchange: () => curves.use(choice.value),
  }, ...(session.welcome?.properties ?? []).map((name) =>
    element('option', { value: name, selected: name === current?.property },
      `${name} (${quantityOf(name).unit})`)));

  const others = () => element('ul', { class: 'kept-curves', 'aria-label': 'Kept curves' },
    ...kept.map((curve) => {
      const name = `${curve.layer.name} ${curve.property}`;
      return element('li', {}, sign(curve), element('span', { title: name }, name),
        values[all.indexOf(curve)],
        iconButton('close', `Remove the curve ${name}`, () => curves.drop(curve)));
    }));

  return {
    parts: [...(current ? head() : []), kept.length ? others() : null].filter(Boolean),
    /** Writes the values at the time shown. */
    move() {
      all.forEach((curve, index) => {
        const here = curve.at(session.t);
        const speed = index === 0 && curve === current && here
          ? `  (${written(here.velocity, curve.quantity)}/s)` : '';
        const text = here ? written(here.value, curve.quantity) + speed
          : curve.data ? 'not recorded' : '–';
        if (values[index].textContent !== text) values[index].textContent = text;
      });
    },
  };
}
