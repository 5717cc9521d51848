import { getNumber, type FiguredCity, type CityNumber } from '../../common/model/city-figures';
import { toRange, type Range } from '../../common/model/money';
import { parseDecimal } from '../../common/model/numbers';
import { type CompareState } from './url-codec';

/** Labels of the compared figures, by key. */
export const lineLabels: Record<string, string> = {
  monthly_cost: 'Monthly cost for one',
  rent: 'Rent, one bedroom',
  food: 'Food',
  utilities_internet: 'Utilities and internet',
  transport: 'Transport',
  leisure: 'Leisure',
  other: 'Everything else',
  meal: 'A plain meal out',
};

export const comparedFigureKeys = Object.keys(lineLabels);

/** `alike`: no significant difference; `unknown`: a figure is missing. */
export type Verdict = 'more' | 'less' | 'alike' | 'unknown';

export interface ComparedLine {
  key: string;
  label: string;
  from: CityNumber;
  to: CityNumber;
  verdict: Verdict;
  /** The relative difference to the first city; null if a figure is missing. */
  share: number | null;
}

/** Independent uncertainties add in quadrature. */
const combineUncertainty = (one: number, other: number): number => Math.sqrt(one ** 2 + other ** 2);

const toAbsoluteUncertainty = ({ value, uncertainty }: CityNumber): number => (value ?? 0) * uncertainty;

export const compareNumbers = (from: CityNumber, to: CityNumber): Verdict => {
  if (from.value === null || to.value === null) return 'unknown';
  const difference = to.value - from.value;
  if (
    difference === 0 ||
    Math.abs(difference) <= combineUncertainty(toAbsoluteUncertainty(from), toAbsoluteUncertainty(to))
  )
    return 'alike';
  return difference > 0 ? 'more' : 'less';
};

const toLine = (key: string, one: FiguredCity, other: FiguredCity): ComparedLine => {
  const [from, to] = [getNumber(one, key), getNumber(other, key)];
  const share = from.value === null || to.value === null ? null : to.value / from.value - 1;
  return { key, label: lineLabels[key]!, from, to, verdict: compareNumbers(from, to), share };
};

export const compareLines = (from: FiguredCity, to: FiguredCity): ComparedLine[] =>
  comparedFigureKeys.map((key) => toLine(key, from, to));

export interface Equivalent {
  income: number;
  saved: number;
  /** The equivalent income there, including the savings. */
  there: Range;
}

const MONEY = { min: 1, max: 10_000_000 };
const SAVED = { min: 0, max: MONEY.max };

export const findMoneyProblems = ({ income, saved }: CompareState) => {
  const parsedIncome = parseDecimal(income, MONEY);
  const parsedSavings = parseDecimal(saved, SAVED);
  return {
    income: income && parsedIncome === null ? 'Enter an amount in US dollars.' : null,
    saved:
      saved && parsedSavings === null
        ? 'Enter an amount in US dollars.'
        : parsedSavings !== null && parsedIncome !== null && parsedSavings >= parsedIncome
          ? 'Enter less than your net income.'
          : null,
  };
};

/** The income with the same purchasing power: spending scales with the monthly cost, savings stay the same. */
export const calculateEquivalent = (
  state: CompareState,
  [month]: readonly ComparedLine[],
): Equivalent | null => {
  const income = parseDecimal(state.income, MONEY);
  const saved = parseDecimal(state.saved || '0', SAVED);
  if (income === null || saved === null || saved >= income || !month) return null;
  const { from, to } = month;
  if (from.value === null || to.value === null) return null;
  const spent = toRange(
    ((income - saved) * to.value) / from.value,
    combineUncertainty(from.uncertainty, to.uncertainty),
  );
  return {
    income,
    saved,
    there: { low: spent.low + saved, middle: spent.middle + saved, high: spent.high + saved },
  };
};
