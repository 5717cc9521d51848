import { type Prices } from '@wanderwork/platform/prices';
import {
  findOrigins,
  formatOrigin,
  type FiguredCity,
  type Budget,
  type BudgetLine,
} from '@wanderwork/travel';
import { formatEstimate, formatRange, type Currency } from '../../common/model/money';

const numberFormat = new Intl.NumberFormat('en', { maximumFractionDigits: 1 });

export const formatPeople = (people: number): string => (people === 1 ? '1 person' : `${people} people`);

export const formatMonths = (months: number): string =>
  months === 1 ? '1 month' : `${numberFormat.format(months)} months`;

/** "A month in Porto for 1 person: about $1,950, likely $1,500–$2,500." */
export const formatHeadline = (
  { month, isRough, people, missing }: Budget,
  { name }: FiguredCity,
  currency: Currency,
): string => {
  const missingNote = missing.length > 0 ? ', without items that have no figure' : '';
  const roughNote = isRough ? ' This is a rough guess.' : '';
  return `A month in ${name} for ${formatPeople(people)}: ${formatEstimate(month, currency)}${missingNote}.${roughNote}`;
};

/** The range of a figure, or the person's own amount as it is. */
export const formatAmount = ({ amount, isOwn }: BudgetLine, { format, currency }: Prices): string => {
  if (amount === null) return 'No figure';
  return isOwn ? format(amount.middle) : formatRange(amount, currency);
};

/** "2 × $525", "$5 a day", "Your entry". */
export const formatCalculation = ({ isOwn, each, times }: BudgetLine, { format }: Prices): string => {
  if (each === null) return isOwn ? 'Your entry' : '';
  return isOwn ? `${format(each)} a day` : `${times} × ${format(each)}`;
};

/** The result as plain text, for copying. */
export const toBudgetText = (
  budget: Budget,
  city: FiguredCity,
  prices: Prices,
  ownCurrency: Currency,
): string =>
  [
    `Budget: ${city.name}, ${city.country}`,
    formatHeadline(budget, city, prices.currency),
    ...budget.lines.map(
      (line) => `- ${line.label}: ${formatAmount(line, prices)}${line.isOwn ? ' (your own)' : ''}`,
    ),
    ...(budget.once > 0 ? [`- once: ${prices.format(budget.once)}`] : []),
    `${formatMonths(budget.months)}: ${formatEstimate(budget.total, prices.currency)}`,
    ...(ownCurrency
      ? [
          `At your rate of ${ownCurrency.rate} ${ownCurrency.code} for one US dollar: ${formatEstimate(budget.total, ownCurrency)}`,
        ]
      : []),
    'Ranges hold four times out of five.',
    ...(prices.note ? [prices.note] : []),
    ...findOrigins(city, budget.keys).map(formatOrigin),
  ].join('\n');
