import { type Grade } from '@wanderwork/contracts';
import { getNumber, roundRoughly, type FiguredCity } from './city-figures.js';
import { addIndependent, multiplyRange, sumRanges, toRange, type Range } from './range.js';

export const DAYS_PER_MONTH = 365.25 / 12;

export const housings = ['apartment', 'hotel', 'own'] as const;
export type Housing = (typeof housings)[number];
export const extraFrequencies = ['month', 'day', 'once'] as const;
export type ExtraFrequency = (typeof extraFrequencies)[number];

/** Occurrences per month; one-time costs count separately. */
const timesPerMonth: Record<ExtraFrequency, number> = { month: 1, day: DAYS_PER_MONTH, once: 0 };

/** A cost that the person adds. */
export interface ExtraCost {
  label: string;
  per: ExtraFrequency;
  /** US dollars. */
  amount: number;
}

export interface BudgetInputs {
  people: number;
  /** Apartments or rooms. */
  homes: number;
  months: number;
  housing: Housing;
  /** The person's own rent in US dollars a month; null if unknown. */
  rent: number | null;
  extras: readonly ExtraCost[];
}

/** A line of the budget: the monthly cost for everyone. */
export interface BudgetLine {
  label: string;
  /** US dollars a month; null where there is no figure. */
  amount: Range | null;
  /** Null for the user's own amounts and for missing figures. */
  grade: Grade | null;
  isOwn: boolean;
  /** A rough guess; its amount is rounded to $50. */
  isRough: boolean;
  /** US dollars of one unit; null if there is no calculation to show. */
  each: number | null;
  /** The number of units; null for an own cost per day. */
  times: number | null;
}

export interface Budget {
  lines: BudgetLine[];
  /** The monthly total of the known lines. */
  month: Range;
  /** The total contains a rough guess, so it is one too. */
  isRough: boolean;
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

const toFigureLine = (city: FiguredCity, key: string, label: string, times: number, unit = 1): BudgetLine => {
  const { value, grade, range, isRough } = getNumber(city, key);
  return {
    label,
    amount: value === null ? null : multiplyRange(toRange(value, range), unit * times),
    grade,
    isOwn: false,
    isRough,
    each: value === null ? null : value * unit,
    times,
  };
};

const toOwnLine = (label: string, amount: number, each: number | null = null): BudgetLine => ({
  label,
  amount: toRange(amount),
  grade: null,
  isOwn: true,
  isRough: false,
  each,
  times: null,
});

const getHousingLine = (city: FiguredCity, { housing, homes, rent }: BudgetInputs): BudgetLine => {
  if (housing === 'own') return toOwnLine('Your own rent', rent ?? 0);
  return housing === 'hotel'
    ? toFigureLine(city, 'perdiem_lodging', 'Hotel, US government rate', homes, DAYS_PER_MONTH)
    : toFigureLine(city, 'rent', 'Rent, one bedroom', homes);
};

/** A hotel includes the bills. */
const getBills = (city: FiguredCity, { housing, homes }: BudgetInputs): BudgetLine[] =>
  housing === 'hotel' ? [] : [toFigureLine(city, 'utilities_internet', 'Utilities and internet', homes)];

const getExtraLines = ({ extras }: BudgetInputs): BudgetLine[] =>
  extras
    .filter(({ per, amount }) => per !== 'once' && amount > 0)
    .map(({ label, per, amount }) =>
      toOwnLine(label, amount * timesPerMonth[per], per === 'day' ? amount : null),
    );

const getFigureKeys = ({ housing }: BudgetInputs): string[] => [
  ...(housing === 'hotel' ? ['perdiem_lodging'] : ['utilities_internet']),
  ...(housing === 'apartment' ? ['rent'] : []),
  ...Object.keys(perPersonLabels),
];

const roundRange = ({ low, middle, high }: Range): Range => ({
  low: roundRoughly(low),
  middle: roundRoughly(middle),
  high: roundRoughly(high),
});

const sumLines = (lines: readonly BudgetLine[]): Range =>
  sumRanges(lines.flatMap(({ amount }) => amount ?? []));

/**
 * Calculates the cost of a stay, line by line. Rent and the other lines err independently; the errors of the other
 * lines come from one model, so they add up.
 */
export const calculateBudget = (city: FiguredCity, inputs: BudgetInputs): Budget => {
  const { people, months } = inputs;
  const housing = getHousingLine(city, inputs);
  const otherLines = [
    ...getBills(city, inputs),
    ...Object.entries(perPersonLabels).map(([key, label]) => toFigureLine(city, key, label, people)),
    ...getExtraLines(inputs),
  ];
  const lines = [housing, ...otherLines];
  const exactMonth = addIndependent(sumLines([housing]), sumLines(otherLines));
  const isRough = lines.some((line) => line.isRough);
  const month = isRough ? roundRange(exactMonth) : exactMonth;
  const once = inputs.extras.filter(({ per }) => per === 'once').reduce((sum, { amount }) => sum + amount, 0);
  return {
    lines,
    month,
    isRough,
    once,
    total: sumRanges([multiplyRange(month, months), toRange(once)]),
    months,
    people,
    missing: lines.filter(({ amount }) => amount === null).map(({ label }) => label),
    keys: getFigureKeys(inputs),
  };
};
