import type { Grade } from '@wanderwork/contracts';
import type { CityRow } from '../table/cells.js';
import { toCells, listFigures } from '../table/cells.js';

/**
 * Returns why a figure cannot have this grade, or null if it can. Grade `given` marks the figures of the three launch
 * samples in the shipped table. No other figure may have it, and those figures must keep it, because it identifies
 * the samples.
 */
export const findLaunchSampleReason = (
  isGiven: boolean,
  grade: Grade | string | undefined,
): string | null => {
  if (isGiven) return grade === 'given' ? null : 'belongs to a launch sample, so it must stay “given”';
  return grade === 'given' ? 'is only for the three launch samples' : null;
};

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
