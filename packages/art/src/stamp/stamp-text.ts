const MONTHS = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC'];

/** Formats `2027-01-03` as `03 JAN 2027`; empty for an invalid date. */
export const formatStampDate = (date?: string): string => {
  const moment = new Date(date ?? '');
  if (Number.isNaN(moment.getTime())) return '';
  const day = String(moment.getUTCDate()).padStart(2, '0');
  return `${day} ${MONTHS[moment.getUTCMonth()] ?? ''} ${moment.getUTCFullYear()}`;
};

/** Whole degrees with their hemisphere: `39°N 9°W`. */
export const formatPosition = (latitude: number, longitude: number): string =>
  `${degrees(latitude)}${latitude < 0 ? 'S' : 'N'} ${degrees(longitude)}${longitude < 0 ? 'W' : 'E'}`;

const degrees = (value: number): string => `${Math.round(Math.abs(value))}°`;
