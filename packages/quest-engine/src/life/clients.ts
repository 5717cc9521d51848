/** The clients. Rates are cents per day of work; the overlap is hours shared with the client's working day. */
export interface Client {
  id: string;
  name: string;
  utc: number;
  overlapHours: number;
  mbps: number;
  rate: number;
  /** Days of work a week. */
  quota: number;
}

const client = (
  id: string,
  name: string,
  utc: number,
  overlapHours: number,
  mbps: number,
  rate: number,
): Client => ({ id, name, utc, overlapHours, mbps, rate, quota: 4 });

/** Speeds refer to the table's medians by country, whose middle is 48 Mbit/s. */
export const clients: readonly Client[] = [
  client('async', 'Anywhere, in writing', 0, 0, 5, 10_500),
  client('europe', 'Europe', 60, 4, 40, 18_000),
  client('us', 'United States', -300, 5, 50, 22_500),
  client('asia', 'Asia', 480, 4, 50, 19_500),
  client('latin_america', 'Latin America', -180, 3, 30, 15_500),
  client('oceania', 'Australia and New Zealand', 600, 4, 40, 19_500),
];

export const NO_CLIENT = -1;
export const FIRST_CLIENT = 1;
