import { formatMonth, type IrexMonth } from '@wanderwork/contracts';

const getNextMonth = (month: string): string => {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number)).toISOString().slice(0, 7);
};

/** Converts the months (newest first) to evenly spaced points, oldest first. A missing month is a gap. */
export const toMonthLine = (months: readonly Pick<IrexMonth, 'month' | 'published'>[]) => {
  const scores = new Map(months.map(({ month, published }) => [month, published]));
  const [first, last] = [months.at(-1)?.month, months[0]?.month];
  const line: { label: string; value: number | null }[] = [];
  if (first === undefined || last === undefined) return line;
  for (let month = first; month <= last; month = getNextMonth(month))
    line.push({ label: formatMonth(month), value: scores.get(month) ?? null });
  return line;
};
