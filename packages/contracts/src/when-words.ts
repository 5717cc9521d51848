const format = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-GB', { ...options, month: 'long', year: 'numeric', timeZone: 'UTC' });

const day = format({ day: 'numeric' });
const month = format({});

/** When a figure is of, as one reads it: "12 January 2025", "October 2025"; a year or a period as the source states it. */
export const whenWords = (year: string): string => {
  if (/^\d{4}-\d\d-\d\d$/.test(year)) return day.format(new Date(`${year}T00:00:00Z`));
  return /^\d{4}-\d\d$/.test(year) ? month.format(new Date(`${year}-01T00:00:00Z`)) : year;
};
