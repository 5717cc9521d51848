import { getPointAt } from './scale';

/** The radius of 100, in units of the drawing. */
export const RADIUS = 100;

type Value = number | null | undefined;

/** The point of `value` (0–100) on an axis. The first axis points up, the others follow clockwise. */
export const getAxisPoint = (axis: number, axes: number, value: number): [number, number] =>
  getPointAt(0, (Math.min(100, Math.max(0, value)) / 100) * RADIUS, (axis / axes) * 360);

const formatPoint = ([x, y]: [number, number]) => `${x} ${y}`;

/** Each pair of neighboring values that are both known. */
const findKnownPairs = (values: readonly Value[]): [from: string, to: string][] =>
  values.flatMap((value, axis): [string, string][] => {
    const next = (axis + 1) % values.length;
    const after = values[next];
    if (typeof value !== 'number' || typeof after !== 'number') return [];
    return [
      [
        formatPoint(getAxisPoint(axis, values.length, value)),
        formatPoint(getAxisPoint(next, values.length, after)),
      ],
    ];
  });

/** The shape's outline, open on both sides of a missing value. */
export const createOutline = (values: readonly Value[]): string =>
  findKnownPairs(values)
    .map(([from, to]) => `M${from}L${to}`)
    .join('');

/** The shape's fill, as wedges from the center. */
export const createFill = (values: readonly Value[]): string =>
  findKnownPairs(values)
    .map(([from, to]) => `M0 0L${from}L${to}Z`)
    .join('');
