import type { Grade } from '@wanderwork/contracts';
import type { Change } from '../table/changes.js';
import type { RowFigure } from '../table/city-row.js';

/** Grades from the most to the least reliable. */
const gradesByTrust: readonly Grade[] = ['given', 'measured', 'country', 'estimate'];

const rankGrade = ({ grade }: RowFigure): number =>
  grade === null ? gradesByTrust.length : gradesByTrust.indexOf(grade);

/** The last year in a period: 2023 in "2017–2023". */
const getLastYear = ({ year }: RowFigure): number =>
  Math.max(0, ...(year?.match(/\d{4}/g) ?? []).map(Number));

/**
 * Tells whether a provider's figure is better than the current one: no less reliable, no older, and the current one
 * was not left out on purpose.
 */
export const isBetterFigure = ({ before, after }: Pick<Change, 'before' | 'after'>): boolean => {
  if (before === null || after === null) return true;
  const [current, fetched] = [before as RowFigure, after as RowFigure];
  if (current.value === null) return false;
  return rankGrade(fetched) <= rankGrade(current) && getLastYear(fetched) >= getLastYear(current);
};
