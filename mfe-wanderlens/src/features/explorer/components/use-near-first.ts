import { type CitySummary } from '@wanderwork/contracts';
import { startTransition, useEffect, useState } from 'react';

/** As many cards as a large screen shows at once. */
const NEAR = 9;

/**
 * The cards in sight stand in a new order at once, those far below a moment later: a slider may bring two dozen cities
 * that were not there before.
 */
export const useNearFirst = (cities: readonly CitySummary[]): CitySummary[] => {
  const [settled, setSettled] = useState<readonly CitySummary[]>([]);
  useEffect(() => startTransition(() => setSettled(cities)), [cities]);
  if (settled === cities) return [...cities];
  const near = cities.slice(0, NEAR);
  const inSight = new Set(near.map(({ slug }) => slug));
  // As many as there will be, so that the page keeps its length under whoever has scrolled.
  const far = settled.slice(NEAR).filter(({ slug }) => !inSight.has(slug));
  return [...near, ...far.slice(0, cities.length - near.length)];
};
