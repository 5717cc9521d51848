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

/** "21 November 2026" in UTC, as in titles of sources. */
export const formatLongDate = createFormatter({ dateStyle: 'long', timeZone: 'UTC' });

/** "21 Nov 2026" in the reader's time zone. */
export const formatLocalDate = createFormatter({ dateStyle: 'medium' });

/** "21 Nov 2026, 21:05" in the reader's time zone. */
export const formatDateTime = createFormatter({ dateStyle: 'medium', timeStyle: 'short' });

/** "November 2026" of "2026-11", or of a date in that month. */
export const formatMonth = createFormatter({ month: 'long', year: 'numeric', timeZone: 'UTC' });
