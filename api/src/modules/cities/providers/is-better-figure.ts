import type { Grade } from '@wanderwork/contracts';
import type { Change } from '../batches/changes.js';
import type { RowFigure } from '../import/city-row.js';

/** Grades from the most to the least reliable. */
const trust: readonly Grade[] = ['given', 'measured', 'country', 'estimate'];

const rankOf = ({ grade }: RowFigure): number => (grade === null ? trust.length : trust.indexOf(grade));

/** The last year in a period: 2023 in "2017–2023". */
const lastYearOf = ({ year }: RowFigure): number => Math.max(0, ...(year?.match(/\d{4}/g) ?? []).map(Number));

/**
 * Tells whether a provider's figure is better than the current one: no less reliable, no older, and the current one
 * was not left out on purpose.
 */
export const isWorthTaking = ({ before, after }: Pick<Change, 'before' | 'after'>): boolean => {
  if (before === null || after === null) return true;
  const [standing, fetched] = [before as RowFigure, after as RowFigure];
  if (standing.value === null) return false;
  return rankOf(fetched) <= rankOf(standing) && lastYearOf(fetched) >= lastYearOf(standing);
};
