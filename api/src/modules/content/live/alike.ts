import { provenance } from './figure-markup.js';
import type { Reading } from './reading.js';

/** Figures that are known in the same way. */
export type Alike = [Reading, ...Reading[]];

/** Figures by how they are known, in the order in which a text names them. */
export const alike = (readings: readonly Reading[]): Alike[] => {
  const groups = new Map<string, Alike>();
  for (const reading of readings) {
    const key = provenance(reading);
    const group = groups.get(key);
    if (group) group.push(reading);
    else groups.set(key, [reading]);
  }
  return [...groups.values()];
};
