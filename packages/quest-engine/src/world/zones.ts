import { passports, zoneRows } from './zones.data.js';

export { passports };
export type Passport = (typeof passports)[number];

/** What one passport allows at one border. */
export interface Border {
  /** The length of a stay in days; Infinity at home, 0 without a visa. */
  days: number;
  /** An electronic visa or one on arrival costs a fee at each entry. */
  paid: boolean;
}

const parseBorder = (cell: string): Border =>
  cell === '-1'
    ? { days: Infinity, paid: false }
    : { days: Number(cell.replace('p', '')), paid: cell.endsWith('p') };

export const zones: readonly string[] = zoneRows.map(([zone]) => zone);

/** By passport, then by zone. */
export const borders: readonly (readonly Border[])[] = passports.map((_, at) =>
  zoneRows.map((row) => parseBorder(row[at + 1] ?? '0')),
);

/** Only Schengen uses a rolling window: 90 days in any 180. Elsewhere each entry starts a new stay. */
export const ROLLING_ZONE = zones.indexOf('SCHENGEN');
export const ROLLING_WINDOW_DAYS = 180;
