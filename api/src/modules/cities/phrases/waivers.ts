import { combined } from './combine-expressions.js';
import { bookOf, type Found } from './phrase-book.js';
import type { Meaning, WeatherWord } from './pieces.js';
import type { PhraseInput, Recognized } from './recognizer.js';
import { monthsRecognizer } from './recognizers/months.js';
import type { Word } from './words.js';

const WAIVED: Meaning = { is: 'unanswered', why: 'What does not matter is no condition.' };

/** Words that waive the condition after them: "I don't mind the heat". */
const before = bookOf<true>([
  [
    combined('dont, do not', 'mind, care about, care for, need, really mind, really care about, really need'),
    true,
  ],
  ['not bothered by, not bothered about, unbothered by, regardless of, no matter the, indifferent to', true],
]);

/** Words that waive the condition before them: "safety is not important". */
const after = bookOf<true>([
  ['doesnt matter, does not matter, dont matter, do not matter, not important, irrelevant, no object', true],
  [
    combined(
      'is, are',
      'not important, unimportant, irrelevant, no issue, no problem, not a problem, not an issue, no object, optional',
    ),
    true,
  ],
]);

/** Weather that people put up with: "rain is fine". */
const borne: readonly WeatherWord[] = ['hot', 'cool', 'cold', 'snowy', 'rainy', 'humid'];
const bearable = bookOf<true>([
  [combined('is, are', 'fine, ok, okay, acceptable, alright, tolerable'), true],
]);

/** Matches words that waive the next condition. */
export const waiverAt = (words: readonly Word[], at: number): Found<true> | null => before.at(words, at);

/** Turns a match into a waived condition. */
export const waived = ({ take }: Recognized): Recognized => ({ take, meanings: [WAIVED] });

/** Waives a match if the words after it do; a weather condition includes its season. */
export const waivedAt = (input: PhraseInput, at: number, found: Recognized): Recognized | null => {
  const [meaning] = found.meanings;
  const end = at + found.take;
  const said = after.at(input.words, end);
  if (said) return waived({ ...found, take: found.take + said.take });
  if (meaning?.is !== 'weather' || !borne.includes(meaning.weather)) return null;
  const season = monthsRecognizer(input, end, false)?.take ?? 0;
  const isBorne = bearable.at(input.words, end + season);
  return isBorne && waived({ ...found, take: found.take + season + isBorne.take });
};
