const day = new Intl.DateTimeFormat('en', { dateStyle: 'medium' });
const format = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' });

/** "Nov 21, 2026, 9:05 PM", as the reader's clock has it. */
export const momentOf = (iso: string): string => format.format(new Date(iso));

/** "Nov 21, 2026": a day where there is little room. */
export const shortDay = (iso: string): string => day.format(new Date(iso));
