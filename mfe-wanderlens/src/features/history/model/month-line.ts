import { formatMonth, type IrexMonth } from '@wanderwork/contracts';

const getNextMonth = (month: string): string => {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number)).toISOString().slice(0, 7);
};

/** The months as points evenly apart, oldest first; one that nobody measured is a gap. `months`: the newest first. */
export const toMonthLine = (months: readonly Pick<IrexMonth, 'month' | 'published'>[]) => {
  const scores = new Map(months.map(({ month, published }) => [month, published]));
  const [first, last] = [months.at(-1)?.month, months[0]?.month];
  const line: { label: string; value: number | null }[] = [];
  if (first === undefined || last === undefined) return line;
  for (let month = first; month <= last; month = getNextMonth(month))
    line.push({ label: formatMonth(month), value: scores.get(month) ?? null });
  return line;
};
