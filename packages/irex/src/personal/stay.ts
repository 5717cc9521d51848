import type { IrexStay } from '@wanderwork/contracts';

const MONTHS_PER_YEAR = 12;

/** A month of a year, 1–12. */
export interface CalendarMonth {
  year: number;
  month: number;
}

/** January to December. */
const wholeYear: IrexStay = { month: 1, months: MONTHS_PER_YEAR };

/** The months of a stay; 0 is January. */
export const listMonths = ({ month, months }: IrexStay): number[] =>
  Array.from({ length: Math.min(months, MONTHS_PER_YEAR) }, (_, at) => (month - 1 + at) % MONTHS_PER_YEAR);

/** The next occurrence of each month of a stay, from this month on; without a stay the next twelve months. */
export const listUpcomingMonths = (stay: IrexStay | null, today: CalendarMonth): CalendarMonth[] =>
  listMonths(stay ?? wholeYear).map((at) => ({
    month: at + 1,
    year: at + 1 >= today.month ? today.year : today.year + 1,
  }));

/** The climate score of a stay: the mean of its months. */
export const stayScore = (months: readonly number[], stay: IrexStay): number => {
  const scores = listMonths(stay).map((at) => months[at]!);
  return scores.reduce((sum, score) => sum + score, 0) / scores.length;
};
