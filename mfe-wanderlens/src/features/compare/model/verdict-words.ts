import { type ComparisonRow } from '@wanderwork/contracts';

const and = new Intl.ListFormat('en', { type: 'conjunction' });

/** Who is ahead in a row, in words; null for a fact that is neither good nor bad. */
export const verdictWords = (
  { cells, leaders }: Pick<ComparisonRow, 'cells' | 'leaders'>,
  names: readonly string[],
): string | null => {
  if (leaders === null) return null;
  const known = cells.filter(({ value }) => value !== null).length;
  if (known < 2) return 'Not known well enough to compare';
  if (leaders.length === 1) return `${names[leaders[0]!]} is ahead`;
  const values = new Set(leaders.map((place) => cells[place]?.value));
  if (leaders.length === known) return values.size === 1 ? 'The same' : 'Too close to tell apart';
  return `${and.format(leaders.map((place) => names[place]!))} are ahead, and too close to tell apart`;
};
