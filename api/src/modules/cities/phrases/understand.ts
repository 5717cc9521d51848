import type {
  NotUnderstood,
  PhraseFilter,
  PhraseRanking,
  Understanding,
  UnderstoodCondition,
} from '@wanderwork/contracts';
import { combine } from './combine/combine.js';
import { withPlacesTogether } from './combine/places.js';
import { contradictionsOf } from './contradictions.js';
import { read } from './read.js';
import { byScore } from './recognizers/ranking.js';
import type { Vocabulary } from './vocabulary/vocabulary.js';
import { wordsOf, type Word } from './words.js';

/** Joins adjacent words that were not understood. */
const leftOver = (text: string, words: readonly Word[], left: readonly number[]): NotUnderstood[] => {
  const runs: number[][] = [];
  for (const at of left) {
    const run = runs.at(-1);
    if (run && run.at(-1) === at - 1) run.push(at);
    else runs.push([at]);
  }
  return runs.map((run) => {
    const [start, end] = [words[run[0] ?? 0]?.start ?? 0, words[run.at(-1) ?? 0]?.end ?? 0];
    return { start, end, text: text.slice(start, end), why: null };
  });
};

/** The first order in the phrase. "Like Lisbon" gives way to "cheapest". */
const rankingOf = (understood: readonly UnderstoodCondition[]): PhraseRanking => {
  const asked = understood.flatMap(({ ranking }) => (ranking ? [ranking] : []));
  return asked.find(({ by }) => by !== 'similar') ?? asked[0] ?? byScore;
};

/** All conditions of a phrase, including those the user has removed. */
export interface Heard {
  said: readonly UnderstoodCondition[];
  notUnderstood: readonly NotUnderstood[];
}

/** Parses a phrase. A pure function of words, table and day, in time linear in the number of words. */
export const hear = (text: string, vocabulary: Vocabulary, now: Date): Heard => {
  const words = wordsOf(text);
  const input = { text, words, vocabulary, now };
  const { pieces, left } = read(input);
  const { understood: said, notUnderstood } = combine(pieces, input);
  const all = [...notUnderstood, ...leftOver(text, words, left)];
  return { said, notUnderstood: all.sort((a, b) => a.start - b.start) };
};

/** The understanding of a parsed phrase without the conditions whose ids are in `without`. */
export const understandingOf = (
  { said, notUnderstood }: Heard,
  vocabulary: Vocabulary,
  without: readonly string[] = [],
): Understanding => {
  const understood = said.filter(({ id }) => !without.includes(id));
  return {
    understood,
    notUnderstood,
    contradictions: contradictionsOf(understood, vocabulary),
    ranking: rankingOf(understood),
  };
};

/** Parses a phrase and removes the conditions whose ids are in `without`. */
export const understand = (
  text: string,
  vocabulary: Vocabulary,
  now: Date,
  without: readonly string[] = [],
): Understanding => understandingOf(hear(text, vocabulary, now), vocabulary, without);

/** The filters of all conditions together. */
export const filtersOf = (
  understood: readonly UnderstoodCondition[],
  vocabulary: Vocabulary,
): PhraseFilter[] =>
  withPlacesTogether(
    understood.flatMap(({ filters }) => filters),
    vocabulary,
  );
