import { type Grade } from '@wanderwork/contracts';
import { getNumber, type FiguredCity } from '../../common/model/city-figures';
import { toRange, sumRanges, multiplyRange, type Range } from '../../common/model/money';
import { parseDecimal } from '../../common/model/numbers';
import { type BudgetState } from './url-codec';
import { bounds, parseInputs, timesPerMonth } from './inputs';

/** A line of the budget: the monthly cost for everyone. */
export interface BudgetLine {
  label: string;
  /** US dollars a month; null where there is no figure. */
  amount: Range | null;
  /** Null for the user's own amounts and for missing figures. */
  grade: Grade | null;
  isOwn: boolean;
  /** The calculation: "2 × $525". */
  how: string;
}

export interface Budget {
  lines: BudgetLine[];
  /** The monthly total of the known lines. */
  month: Range;
  /** One-time costs, in US dollars. */
  once: number;
  /** The whole stay, including one-time costs. */
  total: Range;
  months: number;
  people: number;
  /** Labels of the lines without a figure. */
  missing: string[];
  /** Keys of the figures used. */
  keys: string[];
}

/** Figures that are multiplied by the number of people. */
const perPersonLabels = {
  food: 'Food',
  transport: 'Transport',
  leisure: 'Leisure',
  other: 'Everything else',
};

const amountFormat = new Intl.NumberFormat('en', { maximumFractionDigits: 0 });

const toFigureLine = (city: FiguredCity, key: string, label: string, times: number, unit = 1): BudgetLine => {
  const { value, grade, uncertainty } = getNumber(city, key);
  return {
    label,
    amount: value === null ? null : toRange(value * unit * times, uncertainty),
    grade,
    isOwn: false,
    how: value === null ? '' : `${times} × $${amountFormat.format(value * unit)}`,
  };
};

const toOwnLine = (label: string, amount: number, how = ''): BudgetLine => ({
  label,
  amount: toRange(amount),
  grade: null,
  isOwn: true,
  how,
});

const getHousingLines = (city: FiguredCity, state: BudgetState): BudgetLine[] => {
  const { homes, rent } = parseInputs(state);
  const bills = toFigureLine(city, 'utilities_internet', 'Utilities and internet', homes);
  if (state.housing === 'own') return [toOwnLine('Your own rent', rent ?? 0), bills];
  if (state.housing === 'hotel')
    return [toFigureLine(city, 'perdiem_lodging', 'Hotel, US government rate', homes, timesPerMonth.day)];
  return [toFigureLine(city, 'rent', 'Rent, one bedroom', homes), bills];
};

const parseExtras = ({ extras }: BudgetState) =>
  extras.map(({ label, amount, per }, at) => ({
    label: label.trim() || `Extra cost ${at + 1}`,
    per,
    amount: parseDecimal(amount, bounds.money) ?? 0,
  }));

const getExtraLines = (state: BudgetState): BudgetLine[] =>
  parseExtras(state)
    .filter(({ per, amount }) => per !== 'once' && amount > 0)
    .map(({ label, per, amount }) =>
      toOwnLine(
        label,
        amount * timesPerMonth[per],
        per === 'day' ? `$${amountFormat.format(amount)} a day` : '',
      ),
    );

const getFigureKeys = ({ housing }: BudgetState): string[] => [
  ...(housing === 'hotel' ? ['perdiem_lodging'] : ['utilities_internet']),
  ...(housing === 'apartment' ? ['rent'] : []),
  ...Object.keys(perPersonLabels),
];

/**
 * Calculates the cost of a stay, line by line. Errors of one model are correlated, so they add up and do not cancel
 * out.
 */
export const calculateBudget = (city: FiguredCity, state: BudgetState): Budget => {
  const { people, months } = parseInputs(state);
  const lines = [
    ...getHousingLines(city, state),
    ...Object.entries(perPersonLabels).map(([key, label]) => toFigureLine(city, key, label, people)),
    ...getExtraLines(state),
  ];
  const month = sumRanges(lines.flatMap(({ amount }) => amount ?? []));
  const once = parseExtras(state)
    .filter(({ per }) => per === 'once')
    .reduce((sum, { amount }) => sum + amount, 0);
  return {
    lines,
    month,
    once,
    total: sumRanges([multiplyRange(month, months), toRange(once)]),
    months,
    people,
    missing: lines.filter(({ amount }) => amount === null).map(({ label }) => label),
    keys: getFigureKeys(state),
  };
};
