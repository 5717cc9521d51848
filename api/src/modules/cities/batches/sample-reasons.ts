import type { CityRow } from '../import/city-row.js';
import { launchSampleReason } from '../import/launch-sample.js';
import { cellsOf, figuresOf } from './cells.js';

/**
 * Reasons to refuse a whole row because of its launch-sample figures. A row that leaves out such a figure would
 * remove it, which is refused too.
 */
export const sampleReasons = (row: CityRow, given: ReadonlySet<string>): string[] => {
  const said = new Map(figuresOf(cellsOf(row)));
  const own = [...given].filter((name) => name.startsWith(`${row.slug} `)).map((name) => name.split(' ')[1]!);
  return [...new Set([...said.keys(), ...own])].flatMap((cell) => {
    const reason = launchSampleReason(own.includes(cell), said.get(cell)?.grade ?? undefined);
    return reason === null ? [] : [`${cell}.grade: ${reason}`];
  });
};
