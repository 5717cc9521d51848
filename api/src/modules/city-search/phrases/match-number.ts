import {
  powers,
  smallNumbers,
  tens,
  type Comparator,
  comparators,
  links,
  boundNegations,
} from './quantity-vocabulary.js';
import type { Word } from './words.js';
import type { Match } from './phrase-book.js';

const MAX_NUMBER = 1e9;

const fractions: ReadonlyMap<string, number> = new Map([
  ['half', 0.5],
  ['quarter', 0.25],
]);

interface MatchedValue {
  take: number;
  value: number;
}

export interface MatchedNumber extends MatchedValue {
  /** The factor that "thousand", "million" or a "k" at the number applied. */
  times: number;
}

const getText = (words: readonly Word[], at: number): string => words[at]?.text ?? '';

const isArticle = (text: string): boolean => text === 'a' || text === 'an';

/** Matches powers in a row: "two hundred thousand". */
const matchPowers = (words: readonly Word[], at: number): MatchedValue => {
  const power = powers.get(getText(words, at));
  if (power === undefined) return { take: 0, value: 1 };
  const rest = matchPowers(words, at + 1);
  return { take: rest.take + 1, value: power * rest.value };
};

/** Matches a share of the power that must follow: "a thousand", "half a million", "a quarter of a million". */
const matchShare = (words: readonly Word[], at: number): MatchedValue | null => {
  const article = isArticle(getText(words, at)) ? 1 : 0;
  const share = fractions.get(getText(words, at + article));
  if (share === undefined) return article ? { take: 1, value: 1 } : null;
  const start = at + article + 1;
  const ofLength = getText(words, start) === 'of' ? 1 : 0;
  const secondArticle = isArticle(getText(words, start + ofLength)) ? 1 : 0;
  return { take: article + 1 + ofLength + secondArticle, value: share };
};

/** Matches "15", "fifteen" and "twenty five". */
const matchCount = (words: readonly Word[], at: number): MatchedValue | null => {
  const text = getText(words, at);
  const tensValue = tens.get(text);
  const unitsValue =
    tensValue !== undefined && tensValue >= 20 ? smallNumbers.get(getText(words, at + 1)) : undefined;
  if (tensValue !== undefined && unitsValue !== undefined && unitsValue < 10)
    return { take: 2, value: tensValue + unitsValue };
  const value = words[at]?.value ?? smallNumbers.get(text) ?? tensValue;
  return value === undefined || value === null ? null : { take: 1, value };
};

/** Matches a number in digits or in words: "1,500", "twelve hundred", "half a million". */
export const matchNumber = (words: readonly Word[], at: number): MatchedNumber | null => {
  const count = matchCount(words, at);
  const base = count ?? matchShare(words, at);
  if (!base) return null;
  const times = matchPowers(words, at + base.take);
  const value = base.value * times.value;
  const isOpen = count === null && times.take === 0;
  if (isOpen || !(value <= MAX_NUMBER)) return null;
  return { take: base.take + times.take, value, times: times.value * (words[at]?.times ?? 1) };
};

const oppositeSides: Readonly<Partial<Record<Comparator, Comparator>>> = { from: 'to', to: 'from' };

/** Matches "under" or "at least". A negation reverses the side: "not over", "nothing below". */
export const matchComparator = (words: readonly Word[], at: number): Match<Comparator> | null => {
  const comparator = comparators.match(words, at);
  const negation = comparator ? null : boundNegations.match(words, at);
  const bound = negation && comparators.match(words, at + negation.take);
  const value = bound && oppositeSides[bound.value];
  return negation && bound && value ? { take: negation.take + bound.take, value } : comparator;
};

/** The number of words that link a subject to its amount, such as "should be". */
export const matchLink = (words: readonly Word[], at: number): number => links.match(words, at)?.take ?? 0;

/** Matches the bound in "my budget should be under 1500"; only the link if there is no bound. */
export const matchBound = (
  words: readonly Word[],
  at: number,
): { take: number; value: Comparator | null } => {
  const link = matchLink(words, at);
  for (const skip of [0, link]) {
    const bound = matchComparator(words, at + skip);
    if (bound && bound.value !== 'budget') return { take: skip + bound.take, value: bound.value };
  }
  return { take: link, value: null };
};
