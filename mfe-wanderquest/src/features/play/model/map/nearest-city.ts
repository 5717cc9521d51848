import { findNearest, type Direction } from '@wanderwork/ui/map';
import { places } from './world.data';

const stations = places.map((position, city) => ({ city, position }));

/** The nearest city in a direction; null at the edge of the map. */
export const nearestCity = (from: number, direction: Direction, among: readonly number[]): number | null =>
  findNearest(
    stations[from]!,
    direction,
    among.map((city) => stations[city]!),
  )?.city ?? null;
