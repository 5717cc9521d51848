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
import { byScore } from './recognisers/ranking.js';
import type { Vocabulary } from './vocabulary/vocabulary.js';
import { wordsOf, type Word } from './words.js';

/** Words that stand side by side are named together. */
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

/** The first order that is asked for; "like Lisbon" gives way to "cheapest". */
const rankingOf = (understood: readonly UnderstoodCondition[]): PhraseRanking => {
  const asked = understood.flatMap(({ ranking }) => (ranking ? [ranking] : []));
  return asked.find(({ by }) => by !== 'similar') ?? asked[0] ?? byScore;
};

/** All that is said in a phrase, whatever is taken back of it. */
export interface Heard {
  said: readonly UnderstoodCondition[];
  notUnderstood: readonly NotUnderstood[];
}

/** Reads a phrase: pure, the same for the same words, table and day, in time linear in the words. */
export const hear = (text: string, vocabulary: Vocabulary, now: Date): Heard => {
  const words = wordsOf(text);
  const reading = { text, words, vocabulary, now };
  const { pieces, left } = read(reading);
  const { understood: said, notUnderstood } = combine(pieces, reading);
  const all = [...notUnderstood, ...leftOver(text, words, left)];
  return { said, notUnderstood: all.sort((a, b) => a.start - b.start) };
};

/** What is understood of what was said, less the wishes whose ids are in `without`. */
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

/** What is understood of a phrase, less the wishes that were taken back. */
export const understand = (
  text: string,
  vocabulary: Vocabulary,
  now: Date,
  without: readonly string[] = [],
): Understanding => understandingOf(hear(text, vocabulary, now), vocabulary, without);

/** The conditions of the wishes together. */
export const filtersOf = (
  understood: readonly UnderstoodCondition[],
  vocabulary: Vocabulary,
): PhraseFilter[] =>
  withPlacesTogether(
    understood.flatMap(({ filters }) => filters),
    vocabulary,
  );
