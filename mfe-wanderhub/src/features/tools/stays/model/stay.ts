import { FIRST_YEAR, LAST_YEAR, readDay, type Day } from '../../common/model/day';

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

const noDay = (text: string): string =>
  `“${text}” is no day of the calendar between ${FIRST_YEAR} and ${LAST_YEAR}.`;

export interface StayProblems {
  entry: string | null;
  exit: string | null;
}

const none: StayProblems = { entry: null, exit: null };

/** What keeps a stay from being counted, beside the field that it concerns. A row without dates is none yet. */
export const stayProblems = ({ entry, exit }: StayText): StayProblems => {
  if (!entry && !exit) return none;
  const [first, last] = [readDay(entry), readDay(exit)];
  return {
    entry: first === null ? (entry ? noDay(entry) : 'The entry is missing.') : null,
    exit: last === null ? (exit ? noDay(exit) : 'The exit is missing.') : reversed(first, last),
  };
};

const reversed = (entry: Day | null, exit: Day): string | null =>
  entry !== null && exit < entry ? 'The exit is before the entry.' : null;

/** The stay that is meant; null for one that cannot be counted. */
export const readStay = ({ entry, exit }: StayText): Stay | null => {
  const [first, last] = [readDay(entry), readDay(exit)];
  return first === null || last === null || last < first ? null : { entry: first, exit: last };
};

export const lengthOf = ({ entry, exit }: Stay): number => exit - entry + 1;
