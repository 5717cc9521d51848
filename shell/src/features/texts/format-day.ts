const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** `2026-11-21` as "21 November 2026". */
export const formatDay = (iso: string): string => format.format(new Date(iso));
