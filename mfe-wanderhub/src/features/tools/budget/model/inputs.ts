import { DAYS_PER_MONTH, type BudgetInputs } from '@wanderwork/travel';
import { isCurrency, type Currency } from '../../common/model/money';
import { parseDecimal, parseWholeNumber } from '../../common/model/numbers';
import { type BudgetState, type ExtraText } from './url-codec';

export const bounds = {
  people: { min: 1, max: 12 },
  homes: { min: 1, max: 12 },
  months: { min: 0.1, max: 60 },
  weeks: { min: 0.5, max: 260 },
  money: { min: 0, max: 1_000_000 },
  rate: { min: 0.000001, max: 1_000_000 },
};

/** Error messages by field. `money` names what amounts are typed in: "US dollars", "EUR". */
export const findBudgetProblems = (state: BudgetState, money: string) => ({
  people:
    parseWholeNumber(state.people, bounds.people) === null
      ? 'Enter a whole number of people, from 1 to 12.'
      : null,
  homes:
    state.homes && parseWholeNumber(state.homes, bounds.homes) === null
      ? 'Enter a whole number from 1 to 12.'
      : null,
  length:
    parseDecimal(state.length, bounds[state.unit]) === null
      ? `Enter a number of ${state.unit}, up to ${bounds[state.unit].max}.`
      : null,
  rent:
    state.housing === 'own' && parseDecimal(state.rent, bounds.money) === null
      ? `Enter an amount in ${money}.`
      : null,
  currency:
    state.currency && !isCurrency(state.currency) ? 'Enter a three-letter currency code, such as EUR.' : null,
  rate:
    state.currency && isCurrency(state.currency) && parseDecimal(state.rate, bounds.rate) === null
      ? 'Enter how much one US dollar buys.'
      : null,
});

export type BudgetProblems = ReturnType<typeof findBudgetProblems>;

export const findExtraProblem = ({ amount }: ExtraText, money: string): string | null =>
  amount && parseDecimal(amount, bounds.money) === null ? `Enter an amount in ${money}.` : null;

/** The number of fields with errors, which the result leaves out. */
export const countBudgetProblems = (state: BudgetState): number =>
  [
    ...Object.values(findBudgetProblems(state, '')),
    ...state.extras.map((extra) => findExtraProblem(extra, '')),
  ].filter((problem) => problem).length;

/** Parses the inputs; invalid ones count as their default. */
export const parseInputs = (state: BudgetState): BudgetInputs => {
  const people = parseWholeNumber(state.people, bounds.people) ?? 1;
  const length = parseDecimal(state.length, bounds[state.unit]) ?? 1;
  return {
    people,
    homes: parseWholeNumber(state.homes, bounds.homes) ?? Math.ceil(people / 2),
    months: state.unit === 'months' ? length : (length * 7) / DAYS_PER_MONTH,
    housing: state.housing,
    rent: parseDecimal(state.rent, bounds.money),
    extras: state.extras.map(({ label, amount, per }, at) => ({
      label: label.trim() || `Extra cost ${at + 1}`,
      per,
      amount: parseDecimal(amount, bounds.money) ?? 0,
    })),
  };
};

/** The second currency at the person's own rate. */
export const parseOwnCurrency = ({ currency, rate }: BudgetState): Currency => {
  const parsedRate = parseDecimal(rate, bounds.rate);
  return isCurrency(currency) && parsedRate !== null ? { code: currency, rate: parsedRate } : null;
};
