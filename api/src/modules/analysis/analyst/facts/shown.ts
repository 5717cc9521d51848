import { addUnit, monthNames, formatTenths } from '@wanderwork/contracts';

const integer = new Intl.NumberFormat('en', { maximumFractionDigits: 0 });
const dollars = new Intl.NumberFormat('en', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 });

export const money = (usd: number): string => dollars.format(usd);
export const whole = (value: number): string => integer.format(value);

/** A figure with its unit, as the city's page shows it: "$756 a month", "82%", "24 ms". */
export const withUnit = (value: number, unit: string | null): string => {
  if (unit === null) return formatTenths(value);
  if (unit === '°C') return degrees(value);
  return unit.startsWith('USD')
    ? `${money(value)}${unit.slice('USD'.length)}`
    : addUnit(formatTenths(value), unit);
};

/** Whole degrees, as in the table of months. */
export const degrees = (celsius: number): string => `${String(Math.round(celsius)).replace('-', '−')} °C`;

/** 0 is January, 12 is January again. */
export const monthName = (month: number): string => monthNames[((month % 12) + 12) % 12]!;
