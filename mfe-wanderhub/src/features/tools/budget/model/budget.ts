import { type Grade } from '@wanderwork/contracts';
import { numberOf, type FiguredCity } from '../../common/model/city-figures';
import { rangeOf, sumOf, timesOf, type Range } from '../../common/model/money';
import { decimalNumber } from '../../common/model/numbers';
import { type BudgetState } from './address';
import { bounds, readInputs, timesAMonth } from './inputs';

/** A line of the budget, for everybody and a month. */
export interface BudgetLine {
  label: string;
  /** US dollars a month; null where there is no figure. */
  amount: Range | null;
  /** Null where somebody typed it, and where there is no figure. */
  grade: Grade | null;
  own: boolean;
  /** What it was made of: "2 × $525". */
  how: string;
}

export interface Budget {
  lines: BudgetLine[];
  /** A month, of what is known. */
  month: Range;
  /** What is paid once. */
  once: number;
  /** The whole stay, with what is paid once. */
  total: Range;
  months: number;
  people: number;
  /** What the sum lacks. */
  missing: string[];
  /** Figures that it rests on. */
  keys: string[];
}

/** Figures that count for each person. */
const perPerson = {
  food: 'Food',
  transport: 'Transport',
  leisure: 'Leisure',
  other_with_coworking: 'Everything else, with co-working',
};

const rents = {
  centre: ['rent_center', 'Rent, one bedroom, centre'],
  outside: ['rent_outside', 'Rent, one bedroom, outside the centre'],
} as const;

const amounts = new Intl.NumberFormat('en', { maximumFractionDigits: 0 });

const figureLine = (city: FiguredCity, key: string, label: string, times: number, unit = 1): BudgetLine => {
  const { value, grade, doubt } = numberOf(city, key);
  return {
    label,
    amount: value === null ? null : rangeOf(value * unit * times, doubt),
    grade,
    own: false,
    how: value === null ? '' : `${times} × $${amounts.format(value * unit)}`,
  };
};

const ownLine = (label: string, amount: number, how = ''): BudgetLine => ({
  label,
  amount: rangeOf(amount),
  grade: null,
  own: true,
  how,
});

const housingLines = (city: FiguredCity, state: BudgetState): BudgetLine[] => {
  const { homes, rent } = readInputs(state);
  const bills = figureLine(city, 'utilities_internet', 'Utilities and internet', homes);
  if (state.housing === 'own') return [ownLine('Your own rent', rent ?? 0), bills];
  if (state.housing === 'hotel')
    return [figureLine(city, 'perdiem_lodging', 'Hotel, US official rate', homes, timesAMonth.day)];
  const [key, label] = rents[state.housing];
  return [figureLine(city, key, label, homes), bills];
};

const extraAmounts = ({ extras }: BudgetState) =>
  extras.map(({ label, amount, per }, at) => ({
    label: label.trim() || `Your addition ${at + 1}`,
    per,
    amount: decimalNumber(amount, bounds.money) ?? 0,
  }));

const extraLines = (state: BudgetState): BudgetLine[] =>
  extraAmounts(state)
    .filter(({ per, amount }) => per !== 'once' && amount > 0)
    .map(({ label, per, amount }) =>
      ownLine(label, amount * timesAMonth[per], per === 'day' ? `$${amounts.format(amount)} a day` : ''),
    );

const keysOf = ({ housing }: BudgetState): string[] => [
  ...(housing === 'hotel' ? ['perdiem_lodging'] : ['utilities_internet']),
  ...(housing === 'centre' || housing === 'outside' ? [rents[housing][0]] : []),
  ...Object.keys(perPerson),
];

/** What a stay costs, line by line. Estimates of one model err together, so their doubts add up and do not cancel. */
export const budgetOf = (city: FiguredCity, state: BudgetState): Budget => {
  const { people, months } = readInputs(state);
  const lines = [
    ...housingLines(city, state),
    ...Object.entries(perPerson).map(([key, label]) => figureLine(city, key, label, people)),
    ...extraLines(state),
  ];
  const month = sumOf(lines.flatMap(({ amount }) => amount ?? []));
  const once = extraAmounts(state)
    .filter(({ per }) => per === 'once')
    .reduce((sum, { amount }) => sum + amount, 0);
  return {
    lines,
    month,
    once,
    total: sumOf([timesOf(month, months), rangeOf(once)]),
    months,
    people,
    missing: lines.filter(({ amount }) => amount === null).map(({ label }) => label),
    keys: keysOf(state),
  };
};
