import type { CityRow } from '../import/city-row.js';
import { launchSampleReason } from '../import/launch-sample.js';
import { cellsOf, figuresOf } from './cells.js';

/**
 * What a whole line says of launch samples that is not its to say, as reasons to refuse it. A figure of theirs that the
 * line leaves out would be gone, which is a change like any other.
 */
export const sampleReasons = (row: CityRow, given: ReadonlySet<string>): string[] => {
  const said = new Map(figuresOf(cellsOf(row)));
  const own = [...given].filter((name) => name.startsWith(`${row.slug} `)).map((name) => name.split(' ')[1]!);
  return [...new Set([...said.keys(), ...own])].flatMap((cell) => {
    const reason = launchSampleReason(own.includes(cell), said.get(cell)?.grade ?? undefined);
    return reason === null ? [] : [`${cell}.grade: ${reason}`];
  });
};
