import { clip } from './goalposts.js';

/** Distances (km) beyond which the score is 0; within `AT_HAND_KM` it is full. */
const NEAR_KM = 120;
const LARGE_KM = 200;
const AT_HAND_KM = 10;

const scoreDistance = (km: number, furthest: number): number =>
  clip((100 * (furthest - km)) / (furthest - AT_HAND_KM));

/** Airport score, 0–100: half for the nearest airport, half for the nearest large one. */
export const airportScore = (km: number, largeKm: number | null): number =>
  (scoreDistance(km, NEAR_KM) + (largeKm === null ? 0 : scoreDistance(largeKm, LARGE_KM))) / 2;

export const airportFormula = `½ · 100 · (${NEAR_KM} − km) / ${NEAR_KM - AT_HAND_KM} + ½ · 100 · (${LARGE_KM} − km to a large one) / ${LARGE_KM - AT_HAND_KM}`;
