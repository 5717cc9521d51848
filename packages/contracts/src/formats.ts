type Moment = string | number | Date;

/** "2026-11-21": the UTC day of a moment, by default of now. */
export const toUtcDay = (at: Date = new Date()): string => at.toISOString().slice(0, 10);

/** Creates a formatter on first use: constructing `Intl.DateTimeFormat` is slow, and most pages need none. */
const createFormatter = (options: Intl.DateTimeFormatOptions) => {
  let format: Intl.DateTimeFormat | undefined;
  return (at: Moment): string => {
    format ??= new Intl.DateTimeFormat('en-GB', options);
    return format.format(new Date(at));
  };
};

/** "21 Nov 2026": the day of an ISO date, or the UTC day of a moment. */
export const formatDate = createFormatter({ dateStyle: 'medium', timeZone: 'UTC' });

/** "21 Nov": the day of an ISO date, where the year is clear. */
export const formatDayOfMonth = createFormatter({ day: 'numeric', month: 'short', timeZone: 'UTC' });

/** "21 November 2026" in UTC, as in titles of sources. */
export const formatLongDate = createFormatter({ dateStyle: 'long', timeZone: 'UTC' });

/** "21 Nov 2026" in the reader's time zone. */
export const formatLocalDate = createFormatter({ dateStyle: 'medium' });

/** "21 Nov 2026, 21:05" in the reader's time zone. */
export const formatDateTime = createFormatter({ dateStyle: 'medium', timeStyle: 'short' });

/** "November 2026" of "2026-11", or of a date in that month. */
export const formatMonth = createFormatter({ month: 'long', year: 'numeric', timeZone: 'UTC' });

export const isIsoDay = (year: string): boolean => /^\d{4}-\d\d-\d\d$/.test(year);

/**
 * Formats the `year` of a figure: "12 Jan 2025", "October 2025"; a year or a range is returned as the source states it.
 */
export const formatPeriod = (year: string): string => {
  if (isIsoDay(year)) return formatDate(year);
  return /^\d{4}-\d\d$/.test(year) ? formatMonth(year) : year;
};

const withArticle = new Set([
  'Bahamas',
  'Caribbean',
  'Dominican Republic',
  'Netherlands',
  'Philippines',
  'Seychelles',
  'United Arab Emirates',
  'United Kingdom',
  'United States',
]);

/** The name of a country or region in a sentence: "the Netherlands". */
export const formatPlaceName = (name: string): string => (withArticle.has(name) ? `the ${name}` : name);

/** "the Netherlands" becomes "The Netherlands". */
export const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const listFormat = new Intl.ListFormat('en-GB', { type: 'conjunction' });

/** Joins names: "Lisbon", "Lisbon and Porto", "Lisbon, Porto and Medellín". */
export const joinNames = (names: Iterable<string>): string => listFormat.format(names);

/** English month names from January to December. */
export const monthNames = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

/** "1 reply", "3 replies". */
export const formatCount = (count: number, one: string, many = `${one}s`): string =>
  `${new Intl.NumberFormat('en').format(count)} ${count === 1 ? one : many}`;

const createFormat = (minDecimals: 0 | 1) =>
  new Intl.NumberFormat('en', { minimumFractionDigits: minDecimals, maximumFractionDigits: 1 });
const formats = [createFormat(0), createFormat(1)] as const;

/**
 * Formats a number with at most one decimal and at least `minDecimals`: "8.2", "−0.2". Values that round to zero are
 * "0", never "−0".
 */
export const formatTenths = (value: number, minDecimals: 0 | 1 = 0): string => {
  const text = formats[minDecimals].format(value);
  return /^-0(\.0)?$/.test(text) ? text.slice(1) : text.replace('-', '−');
};

/** A formatted number with its unit: "24 ms". Percent signs follow without a space: "82%", "10.5% of GDP". */
export const addUnit = (text: string, unit: string): string =>
  unit.startsWith('%') ? text + unit : `${text} ${unit}`;

export const roundToTenth = (value: number): number => Math.round(value * 10) / 10;

const BYTES_PER_KB = 1000;

const formatUnit = (value: number, unit: 'kilobyte' | 'megabyte', digits: number): string =>
  new Intl.NumberFormat('en-GB', { style: 'unit', unit, maximumFractionDigits: digits }).format(value);

/** `312 kB`, `1.4 MB`; at least `1 kB`. */
export const formatSize = (bytes: number): string => {
  const kilobytes = Math.max(1, Math.round(bytes / BYTES_PER_KB));
  return kilobytes < BYTES_PER_KB
    ? formatUnit(kilobytes, 'kilobyte', 0)
    : formatUnit(bytes / BYTES_PER_KB / BYTES_PER_KB, 'megabyte', 1);
};
