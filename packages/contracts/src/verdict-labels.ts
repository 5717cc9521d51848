import type { ComparisonRow } from './compare.js';
import { joinNames } from './join-names.js';

/** Who is ahead in a row, in words; null for a fact that is neither good nor bad. */
export const verdictLabel = (
  { cells, leaders }: Pick<ComparisonRow, 'cells' | 'leaders'>,
  names: readonly string[],
): string | null => {
  if (leaders === null) return null;
  const known = cells.filter(({ value }) => value !== null).length;
  if (known < 2) return 'Not known well enough to compare';
  if (leaders.length === 1) return `${names[leaders[0]!]} is ahead`;
  const alike = new Set(leaders.map((place) => cells[place]?.value)).size === 1;
  const among = joinNames(leaders.map((place) => names[place]!));
  if (leaders.length === known && known < cells.length)
    return `${among} are ${alike ? 'the same' : 'too close to tell apart'}`;
  if (leaders.length === known) return alike ? 'The same' : 'Too close to tell apart';
  const ahead = `${among} are ahead`;
  return alike ? `${ahead}, alike` : `${ahead}, and too close to tell apart`;
};
