import type {
  NotUnderstood,
  PhraseFilter,
  PhraseRanking,
  SearchIntent,
  Understanding,
  UnderstoodCondition,
} from '@wanderwork/contracts';
import { combinePieces } from './combine/combine.js';
import { listTopics, type Question } from './combine/questions.js';
import type { Piece } from './pieces.js';
import { type AskedPlace, findAskedPlace, mergePlaces, removeQuestions, toPlaceCondition } from './places.js';
import type { PhraseInput } from './recognizer.js';
import { findContradictions } from './contradictions.js';
import { readPieces } from './read.js';
import { byScore } from './recognizers/ranking.js';
import { explainTopicAlone } from './recognizers/topics.js';
import type { Vocabulary } from './vocabulary/vocabulary.js';
import { splitPhrase, type Word } from './words.js';

/** Joins adjacent words that were not understood. */
const joinLeftOver = (text: string, words: readonly Word[], leftOver: readonly number[]): NotUnderstood[] => {
  const runs: number[][] = [];
  for (const at of leftOver) {
    const run = runs.at(-1);
    if (run && run.at(-1) === at - 1) run.push(at);
    else runs.push([at]);
  }
  return runs.map((run) => {
    const [start, end] = [words[run[0] ?? 0]?.start ?? 0, words[run.at(-1) ?? 0]?.end ?? 0];
    const why = explainTopicAlone(run.flatMap((at) => words[at] ?? []));
    return { start, end, text: text.slice(start, end), why };
  });
};

/** The first order in the phrase. "Like Lisbon" gives way to "cheapest", and the score to both. */
const getRanking = (understood: readonly UnderstoodCondition[]): PhraseRanking => {
  const rankings = understood.flatMap(({ ranking }) => (ranking ? [ranking] : []));
  return (
    rankings.find(({ by }) => by !== 'similar' && by !== 'irex') ??
    rankings.find(({ by }) => by === 'similar') ??
    rankings[0] ??
    byScore
  );
};

/** All conditions of a phrase, including those the user has removed. */
export interface ParsedPhrase {
  conditions: readonly UnderstoodCondition[];
  notUnderstood: readonly NotUnderstood[];
  questions: readonly Question[];
  months: readonly number[];
  intent: SearchIntent | null;
}

/** What the places are that the pieces of a phrase name. */
const findAskedPlaceOf = (pieces: readonly Piece[], vocabulary: Vocabulary): AskedPlace | null => {
  const filters = pieces.flatMap(({ meaning }) =>
    meaning.is === 'place' && !meaning.excluded && !meaning.left
      ? toPlaceCondition(meaning.place, false).filters
      : [],
  );
  return findAskedPlace(mergePlaces(filters, vocabulary), vocabulary);
};

/** Reads the pieces of a phrase. If it names cities or one country, it is read again as a question about them. */
const readQuestion = (input: PhraseInput) => {
  const read = readPieces(input);
  const asksAbout = findAskedPlaceOf(read.pieces, input.vocabulary);
  const question: PhraseInput = { ...input, asksAbout };
  return { input: question, ...(asksAbout ? readPieces(question) : read) };
};

/** Parses a phrase. A pure function of words, table and day, in time linear in the number of words. */
export const parsePhrase = (text: string, vocabulary: Vocabulary, now: Date): ParsedPhrase => {
  const words = splitPhrase(text);
  const { input, pieces, left: leftOver } = readQuestion({ text, words, vocabulary, now });
  const { understood: conditions, notUnderstood, ...rest } = combinePieces(pieces, input);
  const all = [...notUnderstood, ...joinLeftOver(text, words, leftOver)];
  return { conditions, notUnderstood: all.sort((a, b) => a.start - b.start), ...rest };
};

/** The understanding of a parsed phrase without the conditions whose ids are in `without`. */
export const toUnderstanding = (
  { conditions, notUnderstood, questions, months, intent }: ParsedPhrase,
  vocabulary: Vocabulary,
  without: readonly string[] = [],
): Understanding => {
  const understood = conditions.filter(({ id }) => !without.includes(id));
  return {
    understood,
    notUnderstood,
    contradictions: findContradictions(understood, vocabulary),
    ranking: getRanking(understood),
    topics: listTopics(questions, understood),
    months,
    intent,
  };
};

/** Parses a phrase and removes the conditions whose ids are in `without`. */
export const understand = (
  text: string,
  vocabulary: Vocabulary,
  now: Date,
  without: readonly string[] = [],
): Understanding => toUnderstanding(parsePhrase(text, vocabulary, now), vocabulary, without);

/** The filters of all conditions together, without questions about the places that the phrase names. */
export const mergeFilters = (
  understood: readonly UnderstoodCondition[],
  vocabulary: Vocabulary,
): PhraseFilter[] =>
  removeQuestions(
    mergePlaces(
      understood.flatMap(({ filters }) => filters),
      vocabulary,
    ),
    vocabulary,
  );
