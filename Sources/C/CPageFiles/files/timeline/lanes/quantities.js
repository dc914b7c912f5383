const DEGREES = 180 / Math.PI;

// The units of the properties. `factor` converts the value of a layer, and `decimals` is the number
// of decimals that are shown.
const QUANTITIES = [
  { names: /rotation/, unit: '°', factor: DEGREES, decimals: 1, isClose: true },
  { names: /scale/, unit: '×', factor: 1, decimals: 2, isClose: false },
  { names: /opacity/, unit: '%', factor: 100, decimals: 0, isClose: false },
  { names: /./, unit: 'pt', factor: 1, decimals: 1, isClose: false },
];

/** The unit of a property: `{unit, factor, decimals}`. */
export const quantityOf = (property) => QUANTITIES.find(({ names }) => names.test(property));

/** A value with its unit, such as “−12.5 pt”. */
export function written(value, { unit, decimals, isClose }) {
  const number = String(+value.toFixed(decimals) + 0).replace('-', '−');
  return `${number}${isClose ? '' : ' '}${unit}`;
}
