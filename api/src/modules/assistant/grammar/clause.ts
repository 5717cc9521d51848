import type { PhraseInput, Word } from '../../city-search/index.js';
import type { Mention, MentionKind, PlacedMention } from './mentions.js';

/** A part of a turn that asks for one thing. */
export interface Clause {
  /** The words as typed. */
  text: string;
  /** Where the text begins in the turn. */
  start: number;
  /** Words in lower case, with each mention replaced by its kind: "what is rent in CITY". Rules match this. */
  form: string;
  words: readonly Word[];
  mentions: readonly PlacedMention[];
}

/** The form that rules match. `mentions` are placed by indexes of all words of the turn. */
export const createClause = (
  { text, words }: Pick<PhraseInput, 'text' | 'words'>,
  mentions: readonly PlacedMention[],
  from: number,
  to: number,
): Clause => {
  const own = mentions.filter((one) => one.from >= from && one.to <= to);
  const parts: string[] = [];
  for (let at = from; at < to;) {
    const placed = own.find((one) => one.from === at);
    const isMore = placed?.mention.is === 'LENGTH' && placed.mention.isMore;
    parts.push(placed ? `${placed.mention.is}${isMore ? ' more' : ''}` : words[at]!.text);
    at = placed ? placed.to : at + 1;
  }
  const start = words[from]?.start ?? 0;
  const end = words[to - 1]?.end ?? start;
  return {
    text: text.slice(start, end),
    start,
    form: parts.join(' '),
    words: words.slice(from, to),
    mentions: own,
  };
};

export const listMentions = <Kind extends MentionKind>(
  { mentions }: Clause,
  kind: Kind,
): Extract<Mention, { is: Kind }>[] =>
  mentions.flatMap(({ mention }) => (mention.is === kind ? [mention as Extract<Mention, { is: Kind }>] : []));

export const findMention = <Kind extends MentionKind>(
  clause: Clause,
  kind: Kind,
): Extract<Mention, { is: Kind }> | null => listMentions(clause, kind)[0] ?? null;

export const listCities = (clause: Clause): string[] => [
  ...new Set(listMentions(clause, 'CITY').map(({ slug }) => slug)),
];

/** The months of seasons in the northern hemisphere, as in a search. */
const seasons: readonly (readonly [RegExp, readonly number[]])[] = [
  [/\bwinters?\b/, [12, 1, 2]],
  [/\bspring\b/, [3, 4, 5]],
  [/\bsummers?\b/, [6, 7, 8]],
  [/\b(autumn|fall)\b/, [9, 10, 11]],
];

/** The months that a clause names, also those of dates; those of a season if it names no month. */
export const listMonths = (clause: Clause): number[] => {
  const named = clause.mentions.flatMap(({ mention }) =>
    mention.is === 'MONTH'
      ? [mention.month]
      : mention.is === 'DATE' && mention.date.is !== 'day'
        ? [mention.date.month]
        : [],
  );
  // A date that does not exist, such as 0000-00-00, has no month.
  const months = [...new Set(named)].filter((month) => month >= 1 && month <= 12);
  return months.length > 0
    ? months
    : seasons.flatMap(([pattern, own]) => (pattern.test(clause.form) ? own : []));
};

const DAYS = { day: 1, week: 7, month: 30, year: 365 } as const;

export const toNights = ({
  count,
  unit,
}: Pick<Extract<Mention, { is: 'LENGTH' }>, 'count' | 'unit'>): number =>
  Math.max(1, Math.round(count * DAYS[unit]));

const MONTHS = { day: 12 / 365.25, week: 7 * (12 / 365.25), month: 1, year: 12 } as const;

/** Months of a stay, with tenths. */
export const toMonths = ({ count, unit }: Extract<Mention, { is: 'LENGTH' }>): number =>
  Math.max(0.1, Math.round(10 * count * MONTHS[unit]) / 10);
