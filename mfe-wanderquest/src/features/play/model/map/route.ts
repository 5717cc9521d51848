import { type Position } from '@wanderwork/ui/map';
import { type Chapter } from '../chapters';
import { places, world } from './world.data';

const BEND = 0.12;

/** The cities of a run in order of arrival, home first. */
export const getRoute = (home: number, chapters: readonly Chapter[]): readonly number[] => [
  home,
  ...chapters.flatMap(({ entries }) =>
    entries.flatMap((entry) => (entry.kind === 'arrived' ? [entry.city] : [])),
  ),
];

const getArcPath = ([ax, ay]: Position, [bx, by]: Position): string => {
  const lift = Math.hypot(bx - ax, by - ay) * BEND;
  return `M${ax} ${ay}Q${((ax + bx) / 2).toFixed(1)} ${((ay + by) / 2 - lift).toFixed(1)} ${bx} ${by}`;
};

/** The curved path between two cities. The shorter way around may leave the map at one edge and return at the other. */
export const getLegPath = (from: number, to: number): string => {
  const [a, b] = [places[from]!, places[to]!];
  const across = b[0] - a[0];
  if (Math.abs(across) <= world.width / 2) return getArcPath(a, b);
  const turn = across > 0 ? -world.width : world.width;
  return getArcPath(a, [b[0] + turn, b[1]]) + getArcPath([a[0] - turn, a[1]], b);
};

export const getRoutePath = (route: readonly number[]): string =>
  route
    .slice(1)
    .map((city, at) => getLegPath(route[at]!, city))
    .join('');
