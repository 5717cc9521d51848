const STEPS = 10;

/** Formats a number of tenths as SVG does: "-.3", "12". */
const formatNumber = (tenths) => String(tenths / STEPS).replace(/^(-?)0\./, '$1.');

const formatPair = ([x, y], [fromX, fromY]) => `${formatNumber(x - fromX)} ${formatNumber(y - fromY)}`;

const toRelativeShape = (text) => {
  const points = text.split('L').map((point) => point.split(',').map((value) => Math.round(value * STEPS)));
  const steps = points.slice(1).map((point, at) => formatPair(point, points[at]));
  return `M${formatPair(points[0], [0, 0])}l${steps.join(' ')}`.replaceAll(' -', '-');
};

/**
 * Rewrites a path of straight lines with relative points, which halves its length. Calculates in tenths, so that
 * rounding errors do not add up.
 */
export const toRelativePath = (path) => path.replaceAll(/M([^MZ]+)/g, (_, text) => toRelativeShape(text));
