import { type Position } from './view';
import { places } from './world.data';

export type Direction = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight';

const ways: Readonly<Record<Direction, Position>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

export const isDirection = (key: string): key is Direction => key in ways;

/** The nearest city in a direction; what lies off to the side counts as farther. Null at the edge of the map. */
export const nearestTo = (from: number, direction: Direction, among: readonly number[]): number | null => {
  const [wx, wy] = ways[direction];
  const [x, y] = places[from]!;
  let nearest: number | null = null;
  let least = Infinity;
  for (const city of among) {
    const [dx, dy] = [places[city]![0] - x, places[city]![1] - y];
    const ahead = dx * wx + dy * wy;
    const aside = Math.abs(dx * wy) + Math.abs(dy * wx);
    // A right angle to both sides: everything lies in one of the four directions.
    if (city === from || ahead <= 0 || aside > ahead || ahead + 2 * aside >= least) continue;
    [nearest, least] = [city, ahead + 2 * aside];
  }
  return nearest;
};
