import { describeSource } from './figure-markup.js';
import type { Reading } from './reading.js';

/** Figures that are known in the same way. */
export type FigureGroup = [Reading, ...Reading[]];

/** Figures by how they are known, in the order in which a text names them. */
export const groupBySource = (readings: readonly Reading[]): FigureGroup[] => {
  const groups = new Map<string, FigureGroup>();
  for (const reading of readings) {
    const key = describeSource(reading);
    const group = groups.get(key);
    if (group) group.push(reading);
    else groups.set(key, [reading]);
  }
  return [...groups.values()];
};
