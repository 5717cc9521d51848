const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** An ISO date as people write it: `20 November 2026`. */
export const formatDay = (iso: string): string => day.format(new Date(iso));
