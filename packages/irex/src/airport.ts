import { clip } from './goalposts.js';

/** Nothing is gained beyond these, and all of it within 10 km. */
const NEAR_KM = 120;
const LARGE_KM = 200;
const AT_HAND_KM = 10;

const nearness = (km: number, furthest: number): number =>
  clip((100 * (furthest - km)) / (furthest - AT_HAND_KM));

/** Near a runway is half of it, near a large airport the other half. */
export const airportScore = (km: number, largeKm: number | null): number =>
  (nearness(km, NEAR_KM) + (largeKm === null ? 0 : nearness(largeKm, LARGE_KM))) / 2;

export const airportFormula = `½ · 100 · (${NEAR_KM} − km) / ${NEAR_KM - AT_HAND_KM} + ½ · 100 · (${LARGE_KM} − km to a large one) / ${LARGE_KM - AT_HAND_KM}`;
