import { FIRST_YEAR, LAST_YEAR, parseDay, type Day } from '../../common/model/day';

/** A stay as somebody typed it. */
export interface StayText {
  entry: string;
  exit: string;
}

/** Days somewhere, both ends included. */
export interface Stay {
  entry: Day;
  exit: Day;
}

const toInvalidDayMessage = (text: string): string =>
  `“${text}” isn’t a date between ${FIRST_YEAR} and ${LAST_YEAR}.`;

export interface StayProblems {
  entry: string | null;
  exit: string | null;
}

const noProblems: StayProblems = { entry: null, exit: null };

/** What keeps a stay from being counted, beside the field that it concerns. A row without dates is none yet. */
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

/** The stay that is meant; null for one that cannot be counted. */
export const parseStay = ({ entry, exit }: StayText): Stay | null => {
  const [first, last] = [parseDay(entry), parseDay(exit)];
  return first === null || last === null || last < first ? null : { entry: first, exit: last };
};

export const countStayDays = ({ entry, exit }: Stay): number => exit - entry + 1;
