import { monthNames } from '@wanderwork/contracts';
import { toDateParts, toDay, type Day } from '@wanderwork/travel';
import { createBook, type PhraseInput } from '../../../city-search/index.js';
import { createMatch, getText, type FrameMatch, type FrameRecognizer, type TextDate } from './pieces.js';

interface DateMatch {
  take: number;
  date: TextDate;
}

const monthBook = createBook<number>(
  monthNames.map((name, at) => {
    const short = name.slice(0, 3).toLowerCase();
    return [`${name.toLowerCase()}, ${short}${short === 'sep' ? ', sept' : ''}`, at + 1] as const;
  }),
);

/** First and last month, in the northern hemisphere as in a search. */
const seasons = createBook<readonly [number, number]>([
  ['winter, winters, winter months', [12, 2]],
  ['spring, springtime', [3, 5]],
  ['summer, summer months', [6, 8]],
  ['autumn, fall', [9, 11]],
]);

const parts = createBook<'first' | 'middle' | 'late' | 'end'>([
  ['early, the beginning of, beginning of, the start of, start of, early in', 'first'],
  ['mid, middle of, the middle of', 'middle'],
  ['late, late in', 'late'],
  ['end of, the end of', 'end'],
]);

const MIDDLE_DATE = 15;
const LATE_DATE = 21;

/** Verbs and names that are also months need a capital letter, unless a word before them leads to a date. */
const ambiguousMonths = new Set(['may', 'march', 'mar']);

const matchMonth = (input: PhraseInput, at: number, isLed: boolean) => {
  const word = input.words[at];
  return word && (isLed || word.capital || !ambiguousMonths.has(word.text))
    ? monthBook.match(input.words, at)
    : null;
};

const matchYear = ({ words }: PhraseInput, at: number): { take: number; year: number | null } => {
  const comma = words[at]?.text === ',' && words[at + 1]?.text.length === 4 ? 1 : 0;
  const word = words[at + comma];
  return word?.text.length === 4 && word.value !== null && word.value >= 1990 && word.value <= 2200
    ? { take: comma + 1, year: word.value }
    : { take: 0, year: null };
};

const ordinals = new Set(['st', 'nd', 'rd', 'th']);
const lengthUnits = /^(?:day|night|week|month|year)s?$/;

/** The date of a month: "3", "3rd". */
const matchDayOfMonth = (input: PhraseInput, at: number): { take: number; date: number } | null => {
  const value = input.words[at]?.value;
  if (typeof value !== 'number' || !Number.isInteger(value) || value < 1 || value > 31) return null;
  const take = ordinals.has(getText(input, at + 1)) ? 2 : 1;
  return lengthUnits.test(getText(input, at + take)) ? null : { take, date: value };
};

const ISO = /^(\d{4})-(\d{1,2})-(\d{1,2})(?!\d)/;

const matchIso = ({ text, words }: PhraseInput, at: number): DateMatch | null => {
  const start = words[at]?.start;
  const found = start === undefined ? null : ISO.exec(text.slice(start, start + 10));
  if (!found || start === undefined) return null;
  const [whole, year, month, date] = found;
  let take = 1;
  while ((words[at + take]?.end ?? Infinity) <= start + whole.length) take += 1;
  return { take, date: { is: 'date', month: Number(month), date: Number(date), year: Number(year) } };
};

const relativeDays: Readonly<Record<string, (today: Day) => Day>> = {
  today: (today) => today,
  now: (today) => today,
  tomorrow: (today) => today + 1,
};
const relativePeriods: Readonly<Record<string, (today: Day) => Day>> = {
  week: (today) => today + 7,
  month: (today) => {
    const { year, month } = toDateParts(today);
    return toDay(year, month + 1, 1);
  },
  year: (today) => toDay(toDateParts(today).year + 1, 1, 1),
};

export const toToday = (now: Date): Day => Math.floor(now.getTime() / 86_400_000);

const matchRelative = (input: PhraseInput, at: number): DateMatch | null => {
  const [text, next] = [getText(input, at), getText(input, at + 1)];
  const today = toToday(input.now);
  if (Object.hasOwn(relativeDays, text))
    return { take: 1, date: { is: 'day', day: relativeDays[text]!(today) } };
  return text === 'next' && Object.hasOwn(relativePeriods, next)
    ? { take: 2, date: { is: 'day', day: relativePeriods[next]!(today) } }
    : null;
};

/** Matches "3 January 2027", "Jan 3rd", "mid February", "2027-01-03" and "next month". */
export const matchDate = (input: PhraseInput, at: number, isLed: boolean): DateMatch | null => {
  const exact = matchIso(input, at) ?? matchRelative(input, at);
  if (exact) return exact;
  const before = matchDayOfMonth(input, at);
  if (before) {
    const start = at + before.take + (getText(input, at + before.take) === 'of' ? 1 : 0);
    const month = matchMonth(input, start, true);
    if (!month) return null;
    const { take, year } = matchYear(input, start + month.take);
    const end = start + month.take + take;
    return { take: end - at, date: { is: 'date', month: month.value, date: before.date, year } };
  }
  const part = parts.match(input.words, at);
  const start = at + (part?.take ?? 0);
  const month = matchMonth(input, start, isLed || part !== null);
  if (!month) return null;
  const after = start + month.take;
  const date = part ? null : matchDayOfMonth(input, after);
  const { take, year } = matchYear(input, after + (date?.take ?? 0));
  const end = after + (date?.take ?? 0) + take;
  return date
    ? { take: end - at, date: { is: 'date', month: month.value, date: date.date, year } }
    : { take: end - at, date: { is: 'month', month: month.value, part: part?.value ?? 'first', year } };
};

const startLeads = createBook<true>([
  [
    'from, starting, starting in, starting on, starting from, start, start in, start on, starts, starts in, starts on, beginning, beginning in, beginning on, begin in, as of, leaving, leaving in, leaving on, departing, departing in, departing on, arriving, arriving in, arriving on, arrive in, arrive on, from about, from around, since',
    true,
  ],
]);
const weakLeads = createBook<true>([
  ['in, during, over, for, on, this, in the, on the, over the, during the, throughout', true],
]);
const endLeads = createBook<{ inclusive: boolean }>([
  [
    'until, till, til, up to, by, before, ending, ending on, ending in, ends, ends on, ends in, end on, end in, finishing, finishing in, finish in, finish by, back by, home by, back in, return by, returning in, and by, not later than, until the, by the',
    { inclusive: false },
  ],
  ['through, thru', { inclusive: true }],
]);
const rangeLinks = createBook<{ inclusive: boolean }>([
  ['until, till, til', { inclusive: false }],
  ['to, -, through, thru, and', { inclusive: true }],
]);

const DASH = /^\s*[-–—]\s*$/;

/** The second date of a range: "November to February", "Nov-Feb"; with "and" only after "between". */
const matchRangeEnd = (input: PhraseInput, at: number, isBetween: boolean) => {
  const [before, word] = [input.words[at - 1], input.words[at]];
  const isDashed = before && word && DASH.test(input.text.slice(before.end, word.start));
  const link = rangeLinks.match(input.words, at);
  if (getText(input, at) === 'and' && !isBetween) return null;
  const take = isDashed ? 0 : link?.take;
  const date = take === undefined ? null : matchDate(input, at + take, true);
  return date && take !== undefined
    ? {
        take: take + date.take,
        date: date.date,
        inclusive: isDashed ? true : (link?.value.inclusive ?? true),
      }
    : null;
};

const matchSpan = (input: PhraseInput, at: number, lead: number, isLed: boolean): FrameMatch | null => {
  const first = matchDate(input, at + lead, isLed);
  if (!first) return null;
  const end = at + lead + first.take;
  const isBetween = getText(input, at) === 'between';
  const second = matchRangeEnd(input, end, isBetween);
  if (second)
    return createMatch(
      end + second.take - at,
      { is: 'from', date: first.date },
      { is: 'until', date: second.date, inclusive: second.inclusive },
    );
  return isLed && !isBetween ? createMatch(lead + first.take, { is: 'from', date: first.date }) : null;
};

/** Matches "from November", "starting 3 Jan 2027", "January to March", "between May and July", "next month". */
export const startRecognizer: FrameRecognizer = (input, at) => {
  const lead = startLeads.match(input.words, at)?.take ?? (getText(input, at) === 'between' ? 1 : 0);
  const ledMatch = lead > 0 ? matchSpan(input, at, lead, true) : null;
  return ledMatch ?? matchSpan(input, at, 0, getText(input, at) === 'next');
};

/** Matches "in November" and "on 3 January", which are the start only if nothing else is. */
export const weakStartRecognizer: FrameRecognizer = (input, at) => {
  const lead = weakLeads.match(input.words, at)?.take ?? 0;
  return lead > 0 ? matchSpan(input, at, lead, true) : null;
};

/** Matches "until April", "through April", "back by 3 May". */
export const endRecognizer: FrameRecognizer = (input, at) => {
  const lead = endLeads.match(input.words, at);
  const date = lead && matchDate(input, at + lead.take, true);
  return lead && date
    ? createMatch(lead.take + date.take, { is: 'until', date: date.date, inclusive: lead.value.inclusive })
    : null;
};

const seasonLeads = createBook<true>([
  [
    'this, next, in, in the, over, over the, for the, during, during the, through the, from, starting in, starting this, starting next, the, all, all of, the whole, spend the, spend, this coming, the coming, the next',
    true,
  ],
]);

/** Matches "this winter" and "summer 2027". */
export const seasonRecognizer: FrameRecognizer = (input, at) => {
  const lead = seasonLeads.match(input.words, at)?.take ?? 0;
  const season = seasons.match(input.words, at + lead);
  if (!season) return null;
  const { take, year } = matchYear(input, at + lead + season.take);
  const isCurrent = getText(input, at + lead - 1) === 'this';
  return lead + take > 0
    ? createMatch(lead + season.take + take, { is: 'season', months: season.value, year, isCurrent })
    : null;
};

const getLastDate = (year: number, month: number): number => toDateParts(toDay(year, month + 1, 1) - 1).date;

const resolveIn = (date: Exclude<TextDate, { is: 'day' }>, year: number): Day => {
  if (date.is === 'date') return toDay(year, date.month, date.date);
  const lastDate = getLastDate(year, date.month);
  const dates = { first: 1, middle: MIDDLE_DATE, late: LATE_DATE, end: lastDate };
  return toDay(year, date.month, dates[date.part]);
};

/** The day of a date; without a year, the next one that is not before `notBefore`. Null if it does not exist. */
export const resolveDate = (date: TextDate, notBefore: Day): Day | null => {
  if (date.is === 'day') return date.day;
  const year = date.year ?? toDateParts(notBefore).year;
  const isReal = (one: number) => date.is === 'month' || date.date <= getLastDate(one, date.month);
  const isMonth = date.month >= 1 && date.month <= 12;
  if (date.year !== null) return isMonth && isReal(year) ? resolveIn(date, year) : null;
  // 29 February may be eight years away.
  for (let next = year; isMonth && next <= year + 8; next += 1)
    if (isReal(next) && resolveIn(date, next) >= notBefore) return resolveIn(date, next);
  return null;
};

/** The day of departure that an end names: "until April" is the first day, "through April" the day after the last. */
export const resolveEnd = (date: TextDate, inclusive: boolean, notBefore: Day): Day | null => {
  const isWhole = date.is === 'month' && (date.part === 'end' || (inclusive && date.part === 'first'));
  const day = resolveDate(isWhole ? { ...date, part: 'end' } : date, notBefore);
  return day !== null && isWhole ? day + 1 : day;
};

/** The first day of a season and the day after its last. */
export const resolveSeason = (
  [first, last]: readonly [number, number],
  year: number | null,
  isCurrent: boolean,
  today: Day,
): [from: Day, until: Day] => {
  const length = ((last - first + 12) % 12) + 1;
  const toSpan = (one: number): [Day, Day] => [toDay(one, first, 1), toDay(one, first + length, 1)];
  if (year !== null) return toSpan(year);
  const { year: thisYear } = toDateParts(today);
  const spans = [thisYear - 1, thisYear, thisYear + 1].map(toSpan);
  const current = spans.find(([from, until]) => from <= today && today < until);
  if (current && isCurrent) return [today, current[1]];
  return spans.find(([from]) => from > today) ?? toSpan(thisYear + 1);
};
