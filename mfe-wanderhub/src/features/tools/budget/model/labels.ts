import {
  getModelUncertainty,
  findOrigins,
  formatOrigin,
  type FiguredCity,
} from '../../common/model/city-figures';
import { formatEstimate, formatDollars, formatRange, type OwnCurrency } from '../../common/model/money';
import { type Budget, type BudgetLine } from './budget';

const numberFormat = new Intl.NumberFormat('en', { maximumFractionDigits: 1 });

export const formatPeople = (people: number): string => (people === 1 ? '1 person' : `${people} people`);

export const formatMonths = (months: number): string =>
  months === 1 ? '1 month' : `${numberFormat.format(months)} months`;

/** "A month in Porto for 1 person: about $1,950, likely $1,400–$2,550." */
export const formatHeadline = ({ month, people, missing }: Budget, { name }: FiguredCity): string => {
  const missingNote = missing.length > 0 ? ', without items that have no figure' : '';
  return `A month in ${name} for ${formatPeople(people)}: ${formatEstimate(month)}${missingNote}.`;
};

export const formatAmount = ({ amount }: BudgetLine): string =>
  amount === null ? 'No figure' : formatRange(amount);

/** The result as plain text, for copying. */
export const toBudgetText = (budget: Budget, city: FiguredCity, currency: OwnCurrency | null): string =>
  [
    `Budget: ${city.name}, ${city.country}`,
    formatHeadline(budget, city),
    ...budget.lines.map((line) => `- ${line.label}: ${formatAmount(line)}${line.isOwn ? ' (your own)' : ''}`),
    ...(budget.once > 0 ? [`- once: ${formatDollars(budget.once)}`] : []),
    `${formatMonths(budget.months)}: ${formatEstimate(budget.total)}`,
    ...(currency
      ? [
          `At your rate of ${currency.rate} ${currency.code} for one US dollar: ${formatEstimate(budget.total, currency)}`,
        ]
      : []),
    `Model estimates may be off by about ${Math.round(getModelUncertainty(city) * 100)}% either way.`,
    ...findOrigins(city, budget.keys).map(formatOrigin),
  ].join('\n');
