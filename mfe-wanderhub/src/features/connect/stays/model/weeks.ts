import type { OverlapWeek, Stay } from '@wanderwork/contracts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** The day `count` days after an ISO date. */
export const addDays = (day: string, count: number): string =>
  new Date(Date.parse(day) + count * DAY_MS).toISOString().slice(0, 10);

/** What the last count says about the weeks of a stay. */
export const findWeeks = ({ city, from, to }: Stay, overlaps: readonly OverlapWeek[]): OverlapWeek[] =>
  overlaps.filter(
    (overlap) => overlap.city.slug === city.slug && overlap.week <= to && addDays(overlap.week, 6) >= from,
  );

/** The days of a week that are part of the stay and not over. */
export const listDays = ({ from, to }: Stay, week: string, today: string): string[] =>
  Array.from({ length: 7 }, (_, index) => addDays(week, index)).filter(
    (day) => day >= from && day <= to && day >= today,
  );
