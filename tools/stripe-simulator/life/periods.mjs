const steps = { month: 1, year: 12 };

/** Returns the end of a period that starts at `start`: the same day of a later month, or the month's last day. */
export const getPeriodEnd = (start, { interval }) => {
  const date = new Date(start * 1000);
  const day = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + steps[interval]);
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(day, last));
  return date.getTime() / 1000;
};
