const STEPS = 10;

/** A number of tenths as SVG takes it: "-.3", "12". */
const number = (tenths) => String(tenths / STEPS).replace(/^(-?)0\./, '$1.');

const pair = ([x, y], [fromX, fromY]) => `${number(x - fromX)} ${number(y - fromY)}`;

const shape = (text) => {
  const points = text.split('L').map((point) => point.split(',').map((value) => Math.round(value * STEPS)));
  const steps = points.slice(1).map((point, at) => pair(point, points[at]));
  return `M${pair(points[0], [0, 0])}l${steps.join(' ')}`.replaceAll(' -', '-');
};

/**
 * A path of straight lines, each point told from the one before it, which is half as long as from the corner. Counted in
 * tenths, so that nothing drifts.
 */
export const relativePath = (path) => path.replaceAll(/M([^MZ]+)/g, (_, text) => shape(text));
