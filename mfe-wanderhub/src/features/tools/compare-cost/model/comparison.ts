import { numberOf, type FiguredCity, type Known } from '../../common/model/city-figures';
import { rangeOf, type Range } from '../../common/model/money';
import { decimalNumber } from '../../common/model/numbers';
import { type CompareState } from './address';

/** The lines that are laid beside each other, by the keys of their figures. */
export const lineLabels: Record<string, string> = {
  monthly_cost: 'A month for one',
  rent_center: 'Rent, one bedroom, centre',
  rent_outside: 'Rent, one bedroom, outside the centre',
  food: 'Food',
  utilities_internet: 'Utilities and internet',
  transport: 'Transport',
  leisure: 'Leisure',
  other_with_coworking: 'Everything else, with co-working',
  meal: 'A plain meal out',
};

export const comparedKeys = Object.keys(lineLabels);

/** More, less, or not to be told; `unknown` where one has no figure. */
export type Verdict = 'more' | 'less' | 'alike' | 'unknown';

export interface ComparedLine {
  key: string;
  label: string;
  from: Known;
  to: Known;
  verdict: Verdict;
  /** How much more the second costs, as a share of the first; null where one is not known. */
  share: number | null;
}

/** Two doubts that know nothing of each other add as squares. */
const together = (one: number, other: number): number => Math.sqrt(one ** 2 + other ** 2);

const off = ({ value, doubt }: Known): number => (value ?? 0) * doubt;

export const verdictOf = (from: Known, to: Known): Verdict => {
  if (from.value === null || to.value === null) return 'unknown';
  const difference = to.value - from.value;
  if (difference === 0 || Math.abs(difference) <= together(off(from), off(to))) return 'alike';
  return difference > 0 ? 'more' : 'less';
};

const lineOf = (key: string, one: FiguredCity, other: FiguredCity): ComparedLine => {
  const [from, to] = [numberOf(one, key), numberOf(other, key)];
  const share = from.value === null || to.value === null ? null : to.value / from.value - 1;
  return { key, label: lineLabels[key]!, from, to, verdict: verdictOf(from, to), share };
};

export const compareLines = (from: FiguredCity, to: FiguredCity): ComparedLine[] =>
  comparedKeys.map((key) => lineOf(key, from, to));

export interface Equivalent {
  income: number;
  saved: number;
  /** What buys there what the spent part buys here, with what is put aside. */
  there: Range;
}

const MONEY = { min: 1, max: 10_000_000 };
const SAVED = { min: 0, max: MONEY.max };

export const moneyProblems = ({ income, saved }: CompareState) => {
  const earned = decimalNumber(income, MONEY);
  const kept = decimalNumber(saved, SAVED);
  return {
    income: income && earned === null ? 'An amount in US dollars.' : null,
    saved:
      saved && kept === null
        ? 'An amount in US dollars.'
        : kept !== null && earned !== null && kept >= earned
          ? 'Less than what comes in.'
          : null,
  };
};

/** The income with the same purchasing power there: the spent part grows with the cost of a month, the rest stays. */
export const equivalentOf = (state: CompareState, [month]: readonly ComparedLine[]): Equivalent | null => {
  const income = decimalNumber(state.income, MONEY);
  const saved = decimalNumber(state.saved || '0', SAVED);
  if (income === null || saved === null || saved >= income || !month) return null;
  const { from, to } = month;
  if (from.value === null || to.value === null) return null;
  const spent = rangeOf(((income - saved) * to.value) / from.value, together(from.doubt, to.doubt));
  return {
    income,
    saved,
    there: { low: spent.low + saved, middle: spent.middle + saved, high: spent.high + saved },
  };
};
