import { isCurrency, type OwnCurrency } from '../../common/model/money';
import { decimalNumber, wholeNumber } from '../../common/model/numbers';
import { type BudgetState, type ExtraText } from './address';

const DAYS_OF_MONTH = 365.25 / 12;

export const bounds = {
  people: { min: 1, max: 12 },
  homes: { min: 1, max: 12 },
  months: { min: 0.1, max: 60 },
  weeks: { min: 0.5, max: 260 },
  money: { min: 0, max: 1_000_000 },
  rate: { min: 0.000001, max: 1_000_000 },
};

/** What is wrong with what was typed, field by field. */
export const budgetProblems = (state: BudgetState) => ({
  people:
    wholeNumber(state.people, bounds.people) === null ? 'A whole number of people, from 1 to 12.' : null,
  homes:
    state.homes && wholeNumber(state.homes, bounds.homes) === null ? 'A whole number from 1 to 12.' : null,
  length:
    decimalNumber(state.length, bounds[state.unit]) === null
      ? `A number of ${state.unit}, up to ${bounds[state.unit].max}.`
      : null,
  rent:
    state.housing === 'own' && decimalNumber(state.rent, bounds.money) === null
      ? 'An amount in US dollars.'
      : null,
  currency:
    state.currency && !isCurrency(state.currency) ? 'Three letters of a currency, such as EUR.' : null,
  rate:
    state.currency && isCurrency(state.currency) && decimalNumber(state.rate, bounds.rate) === null
      ? 'How many of it one US dollar buys.'
      : null,
});

export type BudgetProblems = ReturnType<typeof budgetProblems>;

export const extraProblem = ({ amount }: ExtraText): string | null =>
  amount && decimalNumber(amount, bounds.money) === null ? 'An amount in US dollars.' : null;

/** People, homes and months as they count: what cannot be read counts as its usual value. */
export const readInputs = (state: BudgetState) => {
  const people = wholeNumber(state.people, bounds.people) ?? 1;
  const length = decimalNumber(state.length, bounds[state.unit]) ?? 1;
  return {
    people,
    homes: wholeNumber(state.homes, bounds.homes) ?? Math.ceil(people / 2),
    months: state.unit === 'months' ? length : (length * 7) / DAYS_OF_MONTH,
    rent: decimalNumber(state.rent, bounds.money),
  };
};

export const ownCurrency = ({ currency, rate }: BudgetState): OwnCurrency | null => {
  const read = decimalNumber(rate, bounds.rate);
  return isCurrency(currency) && read !== null ? { code: currency, rate: read } : null;
};

/** Times that something of a day, a month or once happens in a month; once is none of a month. */
export const timesAMonth = { month: 1, day: DAYS_OF_MONTH, once: 0 };
