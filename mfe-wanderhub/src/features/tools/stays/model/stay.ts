import { FIRST_YEAR, LAST_YEAR, parseDay, type Day } from '../../common/model/day';

/** A stay as typed. */
export interface StayText {
  entry: string;
  exit: string;
}

/** A stay; entry and exit are included. */
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

export const countStayDays = ({ entry, exit }: Stay): number => exit - entry + 1;
