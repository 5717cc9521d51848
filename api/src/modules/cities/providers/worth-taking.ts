import type { Grade } from '@wanderwork/contracts';
import type { Change } from '../batches/changes.js';
import type { RowFigure } from '../import/city-row.js';

/** From the best known to the least. */
const trust: readonly Grade[] = ['given', 'measured', 'country', 'estimate'];

const rankOf = ({ grade }: RowFigure): number => (grade === null ? trust.length : trust.indexOf(grade));

/** The last year that a period names: 2023 of "2017–2023". */
const lastYearOf = ({ year }: RowFigure): number => Math.max(0, ...(year?.match(/\d{4}/g) ?? []).map(Number));

/** Whether a provider's figure is better than what stands: no worse known, no older, and not left out on purpose. */
export const isWorthTaking = ({ before, after }: Pick<Change, 'before' | 'after'>): boolean => {
  if (before === null || after === null) return true;
  const [standing, fetched] = [before as RowFigure, after as RowFigure];
  if (standing.value === null) return false;
  return rankOf(fetched) <= rankOf(standing) && lastYearOf(fetched) >= lastYearOf(standing);
};
