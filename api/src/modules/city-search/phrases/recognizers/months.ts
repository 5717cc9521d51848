import { monthNames } from '@wanderwork/contracts';
import { formatList } from '../format.js';
import { createBook } from '../phrase-book.js';
import { type PhraseInput, type Recognition, type Recognizer, createRecognition } from '../recognizer.js';
import type { Word } from '../words.js';

interface MonthSpan {
  months: readonly number[];
  /** The label of the chip; if missing, the months are named. */
  name?: string;
}

const abbreviations = [
  'jan',
  'feb',
  'mar',
  'apr',
  'may',
  'jun',
  'jul',
  'aug',
  'sep, sept',
  'oct',
  'nov',
  'dec',
];

const monthExpressions = createBook<number>(
  monthNames.map((name, at) => [`${name.toLowerCase()}, ${abbreviations[at] ?? name}`, at + 1]),
);

/**
 * Seasons of the northern hemisphere, where most cities of the table and most users are. The chip names the months.
 */
const monthSpans = createBook<MonthSpan>([
  [
    'winter, winters, wintertime, the winter, northern winter, winter months, the winter months',
    { months: [12, 1, 2] },
  ],
  ['spring, springtime, the spring', { months: [3, 4, 5] }],
  [
    'summer, summers, summertime, the summer, summer months, northern summer, the summer months',
    { months: [6, 7, 8] },
  ],
  ['autumn, fall, the autumn, the fall', { months: [9, 10, 11] }],
  ['christmas, xmas, new year, new years, christmas time, over christmas, at christmas', { months: [12] }],
  ['easter', { months: [4] }],
  [
    'all year, year round, all year round, the whole year, throughout the year, whole year, every month, all the year, all year long, yearround, each month, any time of year, the year round, around the year',
    { months: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], name: 'all year' },
  ],
]);

const monthLeads =
  'in,during,for,over,by,through,throughout,this,next,early,late,mid,of,the,beginning of,end of,middle of,around,about,spend,spending,until,till,to,and,or,from,between,come,since,every,each,-,/'.split(
    ',',
  );

/** "may" and "mar" are months only after a word that leads to a month, or with a capital letter. */
const isMonth = (words: readonly Word[], at: number): boolean => {
  const word = words[at];
  if (word?.text !== 'may' && word?.text !== 'mar') return true;
  const before = words[at - 1]?.text;
  return before === undefined
    ? words.length === 1
    : monthLeads.includes(before) || (word.capital && before !== 'that');
};

const matchMonth = (words: readonly Word[], at: number) => {
  const found = isMonth(words, at) ? monthExpressions.match(words, at) : null;
  return found;
};

/** A dash between two words, which is not a word of its own. */
const DASH = /^\s*[-–—‐‑−]\s*$/;

/** Matches the month after a dash: "Nov-Feb". */
const matchDashedMonth = ({ words, text }: PhraseInput, at: number) => {
  const [before, word] = [words[at - 1], words[at]];
  return before && word && DASH.test(text.slice(before.end, word.start))
    ? monthExpressions.match(words, at)
    : null;
};

const MAX_LEADS = 3;

const countLeads = (words: readonly Word[], at: number): number => {
  let take = 0;
  while (
    take < MAX_LEADS &&
    monthLeads.includes(words[at + take]?.text ?? '') &&
    !['and', 'or', 'to'].includes(words[at]?.text ?? '')
  )
    take += 1;
  return take;
};

const listMonths = (first: number, last: number): number[] =>
  Array.from({ length: ((last - first + 12) % 12) + 1 }, (_, step) => ((first - 1 + step) % 12) + 1);

/** Matches "in January", "from May to September", "January and February", "in winter" and "next month". */
export const monthsRecognizer: Recognizer = (input, at) => {
  const { words, now } = input;
  const lead = countLeads(words, at);
  const start = at + lead;
  const isRelative =
    words[start]?.text === 'month' && ['this', 'next'].includes(words[start - 1]?.text ?? '');
  if (
    isRelative ||
    words[start]?.text === 'now' ||
    words[start]?.text === 'currently' ||
    words[start]?.text === 'today'
  ) {
    const month = (now.getUTCMonth() + (words[start - 1]?.text === 'next' && isRelative ? 1 : 0)) % 12;
    return createRecognition(lead + 1, { is: 'months', months: [month + 1], name: monthNames[month] ?? '' });
  }
  const monthSpan = monthSpans.match(words, start) ?? (lead > 0 ? monthSpans.match(words, at) : null);
  if (monthSpan) {
    const { months: all, name } = monthSpan.value;
    const take = monthSpans.match(words, start) ? lead + monthSpan.take : monthSpan.take;
    return createRecognition(take, { is: 'months', months: all, name: name ?? formatSpan(all) });
  }
  const first =
    matchMonth(words, start) ??
    (matchDashedMonth(input, start + 1) ? monthExpressions.match(words, start) : null);
  if (!first) return null;
  return recognizeListOrRange(input, at, start + first.take, first.value);
};

const formatSpan = (all: readonly number[]): string => {
  const [first, last] = [monthNames[(all[0] ?? 1) - 1], monthNames[(all.at(-1) ?? 1) - 1]];
  return first === last ? (first ?? '') : `${first} to ${last}`;
};

const RANGE_CONNECTORS = ['to', '-', 'until', 'till', 'through', 'thru'];
const LIST_CONNECTORS = ['and', 'or', ',', '/', '+'];

const recognizeRange = (at: number, end: number, first: number, last: number) => {
  const all = listMonths(first, last);
  return createRecognition(end - at, { is: 'months', months: all, name: formatSpan(all) });
};

const recognizeListOrRange = (input: PhraseInput, at: number, after: number, first: number) => {
  const { words } = input;
  const dashedMonth = matchDashedMonth(input, after);
  if (dashedMonth) return recognizeRange(at, after + dashedMonth.take, first, dashedMonth.value);
  const separator = words[after]?.text ?? '';
  const second = matchMonth(words, after + 1);
  const isRange =
    RANGE_CONNECTORS.includes(separator) ||
    (separator === 'and' && words.slice(at, after).some(({ text }) => text === 'between'));
  if (second && isRange) return recognizeRange(at, after + 1 + second.take, first, second.value);
  const all = [first];
  let end = after;
  for (
    let next = matchMonth(words, end + 1);
    next && LIST_CONNECTORS.includes(words[end]?.text ?? '') && all.length < 12;
    next = matchMonth(words, end + 1)
  ) {
    all.push(next.value);
    end += 1 + next.take;
  }
  const unique = [...new Set(all)];
  const name = formatList(unique.map((month) => monthNames[month - 1] ?? ''));
  return createRecognition(end - at, { is: 'months', months: unique, name });
};

const startExpressions = createBook<true>([
  ['from, starting, starting in, starting from, beginning in, beginning, as of', true],
]);

/** Matches the beginning of a stay of some months: "from January" after "three months". */
export const matchStayFrom = (input: PhraseInput, at: number, months: number): Recognition | null => {
  const lead = startExpressions.match(input.words, at)?.take ?? 0;
  const first = lead > 0 ? matchMonth(input.words, at + lead) : null;
  return first && recognizeRange(at, at + lead + first.take, first.value, first.value + months - 1);
};

export const monthsVocabulary = [...monthExpressions.listVocabulary(), ...monthSpans.listVocabulary()];
