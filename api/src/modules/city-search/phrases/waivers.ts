import { combineExpressions, createBook, type Match } from './phrase-book.js';
import type { Meaning, WeatherKind } from './pieces.js';
import type { PhraseInput, Recognition } from './recognizer.js';
import { monthsRecognizer } from './recognizers/months.js';
import type { Word } from './words.js';

const WAIVED: Meaning = { is: 'unanswered', why: 'We ignored this, because it doesn’t matter to you.' };

/** Words that waive the condition after them: "I don't mind the heat". */
const prefixes = createBook<true>([
  [
    combineExpressions(
      'dont, do not',
      'mind, care about, care for, need, really mind, really care about, really need',
    ),
    true,
  ],
  ['not bothered by, not bothered about, unbothered by, regardless of, no matter the, indifferent to', true],
]);

/** Words that waive the condition before them: "safety is not important". */
const suffixes = createBook<true>([
  ['doesnt matter, does not matter, dont matter, do not matter, not important, irrelevant, no object', true],
  [
    combineExpressions(
      'is, are',
      'not important, unimportant, irrelevant, no issue, no problem, not a problem, not an issue, no object, optional',
    ),
    true,
  ],
]);

/** Weather that people put up with: "rain is fine". */
const bearableWeather: readonly WeatherKind[] = ['hot', 'cool', 'cold', 'snowy', 'rainy', 'humid'];
const bearableExpressions = createBook<true>([
  [combineExpressions('is, are', 'fine, ok, okay, acceptable, alright, tolerable'), true],
]);

/** Matches words that waive the next condition. */
export const matchWaiver = (words: readonly Word[], at: number): Match<true> | null =>
  prefixes.match(words, at);

/** Turns a match into a waived condition. */
export const waive = ({ take }: Recognition): Recognition => ({ take, meanings: [WAIVED] });

/** Waives a match if the words after it do; a weather condition includes its season. */
export const matchWaivedCondition = (
  input: PhraseInput,
  at: number,
  found: Recognition,
): Recognition | null => {
  const [meaning] = found.meanings;
  const end = at + found.take;
  const suffix = suffixes.match(input.words, end);
  if (suffix) return waive({ ...found, take: found.take + suffix.take });
  if (meaning?.is !== 'weather' || !bearableWeather.includes(meaning.weather)) return null;
  const season = monthsRecognizer(input, end, false)?.take ?? 0;
  const bearableMatch = bearableExpressions.match(input.words, end + season);
  return bearableMatch && waive({ ...found, take: found.take + season + bearableMatch.take });
};
