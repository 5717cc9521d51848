const month = new Intl.DateTimeFormat('en', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** "2026-11" as "November 2026". */
export const monthWords = (key: string): string => month.format(new Date(`${key}-01T00:00:00Z`));
