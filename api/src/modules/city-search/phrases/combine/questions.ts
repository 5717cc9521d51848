import type { ConditionKind, Topic, UnderstoodCondition } from '@wanderwork/contracts';
import type { Piece } from '../pieces.js';
import type { PhraseInput } from '../recognizer.js';
import { hasMeaning } from './piece-results.js';

/** A topic that the phrase asks about without a condition, and the place of its words in the text. */
export interface Question {
  topic: Topic;
  start: number;
}

const topicsByKind: Readonly<Partial<Record<ConditionKind, Topic>>> = {
  price: 'cost',
  climate: 'climate',
  speed: 'internet',
  air: 'air',
  safety: 'safety',
  visa: 'visa',
  zone: 'time',
  airport: 'airport',
  english: 'english',
};

const getTopic = ({ kind, filters }: UnderstoodCondition): Topic | undefined =>
  filters.some(({ on }) => on === 'rent') ? 'rent' : topicsByKind[kind];

/** The topics of a phrase in the order of its words: those it asks about and those of its conditions. */
export const listTopics = (
  questions: readonly Question[],
  understood: readonly UnderstoodCondition[],
): Topic[] => {
  const ofConditions = understood.flatMap((condition): Question[] => {
    const topic = getTopic(condition);
    return topic ? [{ topic, start: condition.start }] : [];
  });
  const all = [...questions, ...ofConditions].sort((a, b) => a.start - b.start);
  return [...new Set(all.map(({ topic }) => topic))];
};

/** What a phrase asks about its places. */
export const findQuestions = (
  pieces: readonly Piece[],
  understood: readonly UnderstoodCondition[],
  { words, asksAbout }: PhraseInput,
): Question[] => {
  if (!asksAbout) return [];
  const toQuestion = (topic: Topic, piece: Piece): Question => ({
    topic,
    start: words[piece.from]?.start ?? 0,
  });
  const questions = pieces.flatMap((piece): Question[] => {
    if (piece.meaning.is === 'topic') return [toQuestion(piece.meaning.topic, piece)];
    return piece.meaning.is === 'entry' ? [toQuestion('visa', piece)] : [];
  });
  // "Lisbon in November" asks what November is like there.
  const [month] = pieces.filter(hasMeaning('months'));
  const asksForMonth = month && asksAbout === 'cities' && listTopics(questions, understood).length === 0;
  return asksForMonth ? [toQuestion('climate', month)] : questions;
};

/** The months that a phrase names. All of them together are no particular months. */
export const listMonths = (pieces: readonly Piece[]): number[] => {
  const named = pieces.filter(hasMeaning('months')).flatMap(({ meaning: { months } }) => months);
  const months = [...new Set(named)];
  return months.length === 12 ? [] : months;
};
