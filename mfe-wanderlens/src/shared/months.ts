import { formatDate } from '@wanderwork/contracts';

/** The month after `YYYY-MM`. */
export const getNextMonth = (month: string): string => {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number)).toISOString().slice(0, 7);
};

/** The day of the first comparison, while `month` is the only one measured: "1 Dec 2026". */
export const formatFirstComparison = (month: string): string => formatDate(`${getNextMonth(month)}-01`);
