import { type Station } from './stations';

export type Direction = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight';

const ways: Record<Direction, readonly [number, number]> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

export const isDirection = (key: string): key is Direction => key in ways;

/** The nearest city in a direction: what lies off to the side counts as farther. Null at the edge of the result. */
export const nearestTo = <S extends Station>(
  from: Station,
  direction: Direction,
  cities: readonly S[],
): S | null => {
  const [wx, wy] = ways[direction];
  let nearest: S | null = null;
  let least = Infinity;
  for (const city of cities) {
    if (city.slug === from.slug) continue;
    const dx = city.position[0] - from.position[0];
    const dy = city.position[1] - from.position[1];
    const ahead = dx * wx + dy * wy;
    const aside = Math.abs(dx * wy) + Math.abs(dy * wx);
    // A right angle to both sides: everything is in one of the four directions.
    if (ahead <= 0 || aside > ahead) continue;
    const distance = ahead + 2 * aside;
    if (distance < least) [least, nearest] = [distance, city];
  }
  return nearest;
};
