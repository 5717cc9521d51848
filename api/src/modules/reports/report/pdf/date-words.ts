const words = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** "22 November 2026" of `2026-11-22`. */
export const dateWords = (day: string): string => words.format(new Date(`${day}T00:00:00Z`));
