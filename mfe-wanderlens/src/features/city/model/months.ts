const format = new Intl.DateTimeFormat('en', { month: 'long', timeZone: 'UTC' });

/** The name of a month, 0 for January. */
export const monthName = (index: number): string => format.format(Date.UTC(2024, index));
