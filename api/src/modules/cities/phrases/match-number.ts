import { powers, spoken, tens } from './quantity-vocabulary.js';
import type { Word } from './words.js';

const LARGEST = 1e9;

const fractions: ReadonlyMap<string, number> = new Map([
  ['half', 0.5],
  ['quarter', 0.25],
]);

interface Said {
  take: number;
  value: number;
}

export interface SaidNumber extends Said {
  /** The factor that "thousand", "million" or a "k" at the number applied. */
  times: number;
}

const textAt = (words: readonly Word[], at: number): string => words[at]?.text ?? '';

const isArticle = (text: string): boolean => text === 'a' || text === 'an';

/** Matches powers in a row: "two hundred thousand". */
const powersAt = (words: readonly Word[], at: number): Said => {
  const power = powers.get(textAt(words, at));
  if (power === undefined) return { take: 0, value: 1 };
  const more = powersAt(words, at + 1);
  return { take: more.take + 1, value: power * more.value };
};

/** Matches a share of the power that must follow: "a thousand", "half a million", "a quarter of a million". */
const shareAt = (words: readonly Word[], at: number): Said | null => {
  const article = isArticle(textAt(words, at)) ? 1 : 0;
  const share = fractions.get(textAt(words, at + article));
  if (share === undefined) return article ? { take: 1, value: 1 } : null;
  const start = at + article + 1;
  const of = textAt(words, start) === 'of' ? 1 : 0;
  const next = isArticle(textAt(words, start + of)) ? 1 : 0;
  return { take: article + 1 + of + next, value: share };
};

/** Matches "15", "fifteen" and "twenty five". */
const countAt = (words: readonly Word[], at: number): Said | null => {
  const text = textAt(words, at);
  const ten = tens.get(text);
  const one = ten !== undefined && ten >= 20 ? spoken.get(textAt(words, at + 1)) : undefined;
  if (ten !== undefined && one !== undefined && one < 10) return { take: 2, value: ten + one };
  const value = words[at]?.value ?? spoken.get(text) ?? ten;
  return value === undefined || value === null ? null : { take: 1, value };
};

/** Matches a number in digits or in words: "1,500", "twelve hundred", "half a million". */
export const numberAt = (words: readonly Word[], at: number): SaidNumber | null => {
  const count = countAt(words, at);
  const base = count ?? shareAt(words, at);
  if (!base) return null;
  const times = powersAt(words, at + base.take);
  const value = base.value * times.value;
  const isOpen = count === null && times.take === 0;
  if (isOpen || !(value <= LARGEST)) return null;
  return { take: base.take + times.take, value, times: times.value * (words[at]?.times ?? 1) };
};
