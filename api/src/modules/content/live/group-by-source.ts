import { describeSource } from './figure-markup.js';
import type { Reading } from './reading.js';

/** Figures with the same source and grade. */
export type FigureGroup = [Reading, ...Reading[]];

/** Groups figures by source and grade, in the order of the text. */
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
