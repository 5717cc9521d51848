import {
  addRange,
  findLead,
  logErrors,
  toLogError,
  type ComparisonRow,
  type RangedScore,
} from '@wanderwork/contracts';
import {
  getNumber,
  type FiguredCity,
  type CityNumber,
  fromLogWidth,
  toLogWidth,
  type Range,
} from '@wanderwork/travel';
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
};

export const comparedFigureKeys = Object.keys(lineLabels);

/** A line of the table: a row of a comparison of two cities, whose verdict `getVerdictLabel` puts in words. */
export interface ComparedLine extends Pick<ComparisonRow, 'key' | 'cells' | 'leaders' | 'sureness'> {
  label: string;
  from: CityNumber;
  to: CityNumber;
  /** The relative difference to the first city; null if a figure is missing. */
  share: number | null;
}

/** A cost on the scale on which WanderLens compares costs too: lower is better. */
const toRangedScore = ({ value, range }: CityNumber): RangedScore | null =>
  value === null ? null : addRange(-Math.log(value), range ? toLogError(range) : logErrors.cost);

const toLine = (key: string, one: FiguredCity, other: FiguredCity): ComparedLine => {
  const [from, to] = [getNumber(one, key), getNumber(other, key)];
  return {
    key,
    label: lineLabels[key]!,
    from,
    to,
    cells: [from, to],
    ...findLead([from, to].map(toRangedScore)),
    share: from.value === null || to.value === null ? null : to.value / from.value - 1,
  };
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

/** `money` names what amounts are typed in: "US dollars", "EUR". */
export const findMoneyProblems = ({ income, saved }: CompareState, money: string) => {
  const parsedIncome = parseDecimal(income, MONEY);
  const parsedSavings = parseDecimal(saved, SAVED);
  return {
    income: income && parsedIncome === null ? `Enter an amount in ${money}.` : null,
    saved:
      saved && parsedSavings === null
        ? `Enter an amount in ${money}.`
        : parsedSavings !== null && parsedIncome !== null && parsedSavings >= parsedIncome
          ? 'Enter less than your net income.'
          : null,
  };
};

const getLogWidth = ({ range }: CityNumber): number =>
  range ? toLogWidth({ low: range[0], high: range[1] }) : 0;

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
  const spent = fromLogWidth(
    ((income - saved) * to.value) / from.value,
    Math.hypot(getLogWidth(from), getLogWidth(to)),
  );
  return {
    income,
    saved,
    there: { low: spent.low + saved, middle: spent.middle + saved, high: spent.high + saved },
  };
};
