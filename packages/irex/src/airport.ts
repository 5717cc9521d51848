import { clip } from './goalposts.js';

/** Near a runway is half of it, near a large airport the other half; nothing beyond 120 and 200 km. */
export const airportScore = (km: number, largeKm: number | null): number => {
  const near = clip((100 * (120 - km)) / 110);
  const large = largeKm === null ? 0 : clip((100 * (200 - largeKm)) / 190);
  return (near + large) / 2;
};
