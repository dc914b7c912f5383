// Elements, icons and number formats of the page.

/** Creates an element: properties that begin with `on` are listeners, the others attributes. */
export function element(tag, properties = {}, ...children) {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(properties)) {
    if (name.startsWith('on')) node.addEventListener(name.slice(2), value);
    else if (value === true) node.setAttribute(name, '');
    else if (value !== false && value != null) node.setAttribute(name, value);
  }
  node.append(...children.filter((child) => child != null && child !== false));
  return node;
}

const SVG = 'http://www.w3.org/2000/svg';

export function shape(tag, attributes = {}, ...children) {
  const node = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(attributes)) node.setAttribute(name, value);
  node.append(...children);
  return node;
}

// Outlines in a square of 16 by 16.
const PATHS = {
  keyboard: 'M2.4 4h11.2c.5 0 .9.4.9.9v6.2c0 .5-.4.9-.9.9H2.4a.9.9 0 0 1-.9-.9V4.9c0-.5.4-.9.9-.9Zm.4 1.3v5.4h10.4V5.3zM4 6.4h1.3v1.2H4zM6.2 6.4h1.3v1.2H6.2zM8.5 6.4h1.3v1.2H8.5zM10.7 6.4H12v1.2h-1.3zM5 8.5h6v1.2H5z',
  play: 'M5 3.2v9.6a.6.6 0 0 0 .9.5l7.4-4.8a.6.6 0 0 0 0-1L5.9 2.7a.6.6 0 0 0-.9.5Z',
  pause: 'M4.5 3h2.4v10H4.5zM9.1 3h2.4v10H9.1z',
  back: 'M10.5 3.5v9L4.5 8zM12 3.5h1.4v9H12z',
  forward: 'M5.5 3.5v9l6-4.5zM2.6 3.5H4v9H2.6z',
  clock: 'M8 2a6 6 0 1 0 0 12A6 6 0 0 0 8 2Zm0 1.4a4.6 4.6 0 1 1 0 9.2 4.6 4.6 0 0 1 0-9.2ZM7.3 5h1.4v3l2 1.2-.7 1.2L7.3 8.8z',
  rotate: 'M8 2.2a5.8 5.8 0 0 1 5.3 3.4l1.2-.9.2 4-3.7-1.5 1-.7A4.4 4.4 0 1 0 12.4 9h1.4A5.8 5.8 0 1 1 8 2.2Z',
  large: 'M2.5 2.5h4.5v1.5H4v3H2.5zM9 2.5h4.5V7H12V4H9zM2.5 9H4v3h3v1.5H2.5zM12 9h1.5v4.5H9V12h3z',
  repeat: 'M3 6.5A3.5 3.5 0 0 1 6.5 3H11V1.2L14 4l-3 2.8V5H6.5A1.5 1.5 0 0 0 5 6.5V8H3zM13 9.5A3.5 3.5 0 0 1 9.5 13H5v1.8L2 12l3-2.8V11h4.5A1.5 1.5 0 0 0 11 9.5V8h2z',
  again: 'M8 3a5 5 0 1 1-4.7 3.3l1.3.5A3.6 3.6 0 1 0 8 4.4V6.6L4.6 3.7 8 .9z',
  sun: 'M8 5a3 3 0 1 0 0 6 3 3 0 0 0 0-6ZM7.4.8h1.2v2.4H7.4zM7.4 12.8h1.2v2.4H7.4zM.8 7.4h2.4v1.2H.8zM12.8 7.4h2.4v1.2h-2.4zM2.5 3.3l.8-.8L5 4.2l-.8.8zM11 11.8l.8-.8 1.7 1.7-.8.8zM2.5 12.7 4.2 11l.8.8-1.7 1.7zM11 4.2l1.7-1.7.8.8L11.8 5z',
  moon: 'M6.4 2A6.2 6.2 0 1 0 14 10.3 5.4 5.4 0 0 1 6.4 2Z',
  half: 'M8 2a6 6 0 1 0 0 12A6 6 0 0 0 8 2Zm0 1.4v9.2a4.6 4.6 0 0 1 0-9.2Z',
  close: 'm4.2 3.2 3.8 3.8 3.8-3.8 1 1L9 8l3.8 3.8-1 1L8 9l-3.8 3.8-1-1L7 8 3.2 4.2z',
  download: 'M7.3 2h1.4v6l2.2-2.2 1 1L8 10.7 4.100 6.8l1-1L7.300 8zM2.600 12.400h10.800v1.400H2.600z',
  down: 'm3.5 5.500 4.5 4.5 4.5-4.5 1 1L8 12 2.5 6.5z',
};

export function icon(name) {
  return shape('svg', { viewBox: '0 0 16 16', class: 'icon', 'aria-hidden': 'true' },
    shape('path', { d: PATHS[name] }));
}

export const byID = (id) => document.getElementById(id);

/** A button with an icon and an accessible label. */
export function iconButton(name, label, press, keys) {
  return element('button', {
    type: 'button', class: 'icon-button', 'aria-label': label,
    title: keys ? `${label}  (${keys})` : label, onclick: press,
  }, icon(name));
}

export const seconds = (t) => `${t.toFixed(2)} s`;
export const percent = (p) => `${Math.round(p * 100)} %`;
export const clamp = (x, low, high) => Math.min(Math.max(x, low), high);

/** Shortens `FrontPage#1` to `FrontPage`. */
export const shortName = (object) => object.replace(/#1\b/g, '');

/** The name of a layer of the message `layers`: its view's, as calls and findings name it. */
export const layerName = ({ name, objects }) => shortName(objects?.[0] ?? name);

/** The name of a layer's view in questions, such as `UILabel@12`; null if it has no view. */
export const viewOf = ({ id, name }) => (name.startsWith('CA') ? null : `${name}@${id}`);

/** The text of a layer's view, in quotation marks; empty if it has none. */
export const layerText = ({ text }) => (text ? `“${text}”` : '');

/** The index of the last element whose `t` is not after `t`; -1 if there is none. */
export function lastIndexAt(list, t) {
  let [low, high] = [0, list.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (list[middle].t <= t + 1e-6) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

/** Returns a function that runs `action` once in the next animation frame, however often it is
 * called. */
export function soon(action) {
  let asked = false;
  return () => {
    if (asked) return;
    asked = true;
    requestAnimationFrame(() => {
      asked = false;
      action();
    });
  };
}
