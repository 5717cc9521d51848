const months = new Intl.DateTimeFormat('en', { month: 'long', timeZone: 'UTC' });

/** "November" of 10; the rules count months from January at 0. */
export const monthName = (month: number): string => months.format(Date.UTC(2026, month));
