import { modelDoubtOf, originsOf, originLine, type FiguredCity } from '../../common/model/city-figures';
import { aboutWords, dollars, rangeWords, type OwnCurrency } from '../../common/model/money';
import { type Budget, type BudgetLine } from './budget';

const whole = new Intl.NumberFormat('en', { maximumFractionDigits: 1 });

export const peopleWords = (people: number): string => (people === 1 ? '1 person' : `${people} people`);

export const monthsWords = (months: number): string =>
  months === 1 ? '1 month' : `${whole.format(months)} months`;

/** "A month in Porto for 1 person: about $1,950, likely $1,400 to $2,550." */
export const monthWords = ({ month, people, missing }: Budget, { name }: FiguredCity): string => {
  const without = missing.length > 0 ? ', without what has no figure' : '';
  return `A month in ${name} for ${peopleWords(people)}: ${aboutWords(month)}${without}.`;
};

export const amountWords = ({ amount }: BudgetLine): string =>
  amount === null ? 'No figure' : rangeWords(amount);

/** The answer as plain text, to be kept or sent. */
export const budgetText = (budget: Budget, city: FiguredCity, currency: OwnCurrency | null): string =>
  [
    `Budget: ${city.name}, ${city.country}`,
    monthWords(budget, city),
    ...budget.lines.map((line) => `- ${line.label}: ${amountWords(line)}${line.own ? ' (your own)' : ''}`),
    ...(budget.once > 0 ? [`- once: ${dollars(budget.once)}`] : []),
    `${monthsWords(budget.months)}: ${aboutWords(budget.total)}`,
    ...(currency
      ? [
          `At your rate of ${currency.rate} ${currency.code} for one US dollar: ${aboutWords(budget.total, currency)}`,
        ]
      : []),
    `Estimates are of a model: each may be off by about ${Math.round(modelDoubtOf(city) * 100)} % either way.`,
    ...originsOf(city, budget.keys).map(originLine),
  ].join('\n');
