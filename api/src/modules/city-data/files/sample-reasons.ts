import type { CityRow } from '../table/city-row.js';
import { findLaunchSampleReason } from './launch-sample.js';
import { toCells, listFigures } from '../table/cells.js';

/**
 * Reasons to refuse a whole row because of its launch-sample figures. A row that leaves out such a figure would
 * remove it, which is refused too.
 */
export const findSampleReasons = (row: CityRow, samples: ReadonlySet<string>): string[] => {
  const figures = new Map(listFigures(toCells(row)));
  const sampleCells = [...samples]
    .filter((name) => name.startsWith(`${row.slug} `))
    .map((name) => name.split(' ')[1]!);
  return [...new Set([...figures.keys(), ...sampleCells])].flatMap((cell) => {
    const reason = findLaunchSampleReason(sampleCells.includes(cell), figures.get(cell)?.grade ?? undefined);
    return reason === null ? [] : [`${cell}.grade: ${reason}`];
  });
};
