import { FIRST_YEAR, LAST_YEAR, parseDay, type Day, type Stay } from '@wanderwork/travel';

/** A stay as typed. */
export interface StayText {
  entry: string;
  exit: string;
}

const toInvalidDayMessage = (text: string): string =>
  `“${text}” isn’t a date between ${FIRST_YEAR} and ${LAST_YEAR}.`;

export interface StayProblems {
  entry: string | null;
  exit: string | null;
}

const noProblems: StayProblems = { entry: null, exit: null };

/** Error messages by field. An empty row has none. */
export const findStayProblems = ({ entry, exit }: StayText): StayProblems => {
  if (!entry && !exit) return noProblems;
  const [first, last] = [parseDay(entry), parseDay(exit)];
  return {
    entry: first === null ? (entry ? toInvalidDayMessage(entry) : 'Enter the entry date.') : null,
    exit:
      last === null
        ? exit
          ? toInvalidDayMessage(exit)
          : 'Enter the exit date.'
        : findReversedProblem(first, last),
  };
};

const findReversedProblem = (entry: Day | null, exit: Day): string | null =>
  entry !== null && exit < entry ? 'The exit is before the entry.' : null;

/** Parses a stay; null if it is invalid. */
export const parseStay = ({ entry, exit }: StayText): Stay | null => {
  const [first, last] = [parseDay(entry), parseDay(exit)];
  return first === null || last === null || last < first ? null : { entry: first, exit: last };
};

/** Longer than any date. */
const MAX_PART_LENGTH = 40;
const MAX_VALUES = 200;

/** Splits a parameter at `_`: `PT_2027-01-12_2027-02-20`. */
export const splitParam = (value: string): string[] =>
  value.split('_').map((part) => part.trim().slice(0, MAX_PART_LENGTH));

/** The values of a parameter, up to the limit. */
export const getValues = (params: URLSearchParams, name: string): string[] =>
  params.getAll(name).slice(0, MAX_VALUES);

export const parseStays = (params: URLSearchParams, name = 'stay'): StayText[] =>
  getValues(params, name).map((value) => {
    const [entry = '', exit = ''] = splitParam(value);
    return { entry, exit };
  });

export const toStayParam = ({ entry, exit }: StayText): string => `${entry}_${exit}`;
