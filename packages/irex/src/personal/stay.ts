import type { IrexStay } from '@wanderwork/contracts';

const YEAR = 12;

/** A month of a year, 1–12. */
export interface CalendarMonth {
  year: number;
  month: number;
}

/** Every month from January to December. */
const wholeYear: IrexStay = { month: 1, months: YEAR };

/** The months of a stay, 0 for January. */
export const monthsOf = ({ month, months }: IrexStay): number[] =>
  Array.from({ length: Math.min(months, YEAR) }, (_, at) => (month - 1 + at) % YEAR);

/** When those months come next, this month included; without a stay the next twelve. */
export const upcomingMonths = (stay: IrexStay | null, today: CalendarMonth): CalendarMonth[] =>
  monthsOf(stay ?? wholeYear).map((at) => ({
    month: at + 1,
    year: at + 1 >= today.month ? today.year : today.year + 1,
  }));

/** Climate of a stay: the mean of its months. */
export const stayScore = (months: readonly number[], stay: IrexStay): number => {
  const scores = monthsOf(stay).map((at) => months[at]!);
  return scores.reduce((sum, score) => sum + score, 0) / scores.length;
};
