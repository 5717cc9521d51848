import fs from 'node:fs';
import path from 'node:path';
import type { PhraseRanking, SearchIntent } from '@wanderwork/contracts';
import { understand } from '../../../src/modules/city-search/phrases/understand.js';
import type { Vocabulary } from '../../../src/modules/city-search/phrases/vocabulary/vocabulary.js';
import { READING_DAY } from './reader.js';

export interface Graded {
  category: string;
  phrase: string;
  /** Ids of conditions, words not understood after a question mark, and `!` for a contradiction; in any order. */
  expect: string[];
}

export type SetName = 'tuned' | 'untuned';

/** `tuned` is the development set, `untuned` the held-out set; phrases that led to a new rule moved to `tuned`. */
const files: Record<SetName, readonly string[]> = {
  tuned: ['tuned.json', 'tuned-2.json', 'tuned-3.json', 'tuned-4.json'],
  untuned: ['untuned.json', 'untuned-2.json', 'untuned-3.json', 'untuned-4.json', 'untuned-5.json'],
};

export const gradedSet = (name: SetName): Graded[] =>
  files[name].flatMap((file) => JSON.parse(fs.readFileSync(path.join(__dirname, file), 'utf8')) as Graded[]);

/** The order of a list without other conditions, which the first sets do not name. */
const DEFAULT_ORDER = 'first:-irex';

/** The reading of a phrase, in the notation of the graded sets. */
export const readConditionIds = (phrase: string, vocabulary: Vocabulary): string[] => {
  const { understood, notUnderstood, contradictions } = understand(phrase, vocabulary, READING_DAY);
  return [
    ...understood.map(({ id }) => id).filter((id) => id !== DEFAULT_ORDER),
    ...notUnderstood.map(({ text }) => `?${text.toLowerCase()}`),
    ...(contradictions.length > 0 ? ['!'] : []),
  ];
};

/** A question with the whole reading that is expected; in any order. */
export interface GradedQuestion extends Graded {
  topics: string[];
  months: number[];
  /** The order in the notation of the ids, such as "cost" or "-speed"; by score if missing. */
  ranking?: string;
  /** Examples: "compare:lisbon,valencia", "history:lisbon". */
  intent?: string;
}

const questionFiles: Record<SetName, string> = { tuned: 'questions.json', untuned: 'questions-untuned.json' };

export const questionSet = (name: SetName): GradedQuestion[] =>
  JSON.parse(fs.readFileSync(path.join(__dirname, questionFiles[name]), 'utf8')) as GradedQuestion[];

const same = (a: readonly string[], b: readonly string[]): boolean =>
  [...a].sort().join('\n') === [...b].sort().join('\n');

export interface Grade {
  passed: number;
  all: number;
  failed: { phrase: string; expected: string[]; read: string[] }[];
}

export const grade = (set: readonly Graded[], vocabulary: Vocabulary): Grade => {
  const read = set.map(({ phrase, expect }) => ({
    phrase,
    expected: expect,
    read: readConditionIds(phrase, vocabulary),
  }));
  const failed = read.filter((one) => !same(one.read, one.expected));
  return { passed: set.length - failed.length, all: set.length, failed };
};

const share = ({ passed, all }: Grade): string =>
  all === 0 ? '–' : `${passed} of ${all} (${Math.round((passed / all) * 1000) / 10}%)`;

/** The Markdown table of scores by category for docs/search.md. */
export const scoreTable = (vocabulary: Vocabulary): string => {
  const sets = [gradedSet('tuned'), gradedSet('untuned')];
  const categories = [...new Set(sets.flat().map(({ category }) => category))];
  const row = (name: string, of: (set: Graded[]) => Graded[]) =>
    `| ${[name, ...sets.map((set) => share(grade(of(set), vocabulary)))].join(' | ')} |`;
  return [
    '| Category | Development set | Held-out set |',
    '| --- | --- | --- |',
    ...categories.map((category) => row(category, (set) => set.filter((one) => one.category === category))),
    row('**all**', (set) => set),
  ].join('\n');
};

/**
 * How a question is read: `right` in all its parts; `near` if only a topic, a month or a word that is not understood
 * differs; `empty` if nothing in it is understood; else `wrong`.
 */
export const readingGrades = ['right', 'near', 'wrong', 'empty'] as const;
export type ReadingGrade = (typeof readingGrades)[number];

const formatIntent = (intent: SearchIntent | null): string => {
  if (!intent) return '';
  return intent.is === 'history' ? `history:${intent.slug}` : `compare:${intent.slugs.join(',')}`;
};

const formatRanking = ({ by, rising, months }: PhraseRanking): string =>
  by === 'similar' ? by : `${rising ? '' : '-'}${by}${months ? `@${months.join('-')}` : ''}`;

/** Grades the reading of one question. */
export const gradeQuestion = (question: GradedQuestion, vocabulary: Vocabulary): ReadingGrade => {
  const reading = understand(question.phrase, vocabulary, READING_DAY);
  const { understood, notUnderstood, topics, months } = reading;
  if (understood.length === 0) return 'empty';
  const isCondition = (text: string) => !text.startsWith('?');
  const searchesTheSame =
    same(
      understood.map(({ id }) => id),
      question.expect.filter(isCondition),
    ) &&
    formatRanking(reading.ranking) === (question.ranking ?? '-irex') &&
    formatIntent(reading.intent) === (question.intent ?? '');
  if (!searchesTheSame) return 'wrong';
  const isWhole =
    same(
      notUnderstood.map(({ text }) => `?${text.toLowerCase()}`),
      question.expect.filter((text) => !isCondition(text)),
    ) &&
    same(topics, question.topics) &&
    same(months.map(String), question.months.map(String));
  return isWhole ? 'right' : 'near';
};

/** The number of questions of each grade. */
export const countGrades = (
  set: readonly GradedQuestion[],
  vocabulary: Vocabulary,
): Record<ReadingGrade, number> => {
  const grades = set.map((question) => gradeQuestion(question, vocabulary));
  const count = (grade: ReadingGrade) => grades.filter((one) => one === grade).length;
  return { right: count('right'), near: count('near'), wrong: count('wrong'), empty: count('empty') };
};

/** The Markdown table of how questions are read, by category, for docs/search.md. */
export const questionTable = (vocabulary: Vocabulary): string => {
  const sets = [questionSet('tuned'), questionSet('untuned')];
  const categories = [...new Set(sets.flat().map(({ category }) => category))];
  const cells = (set: GradedQuestion[]) => {
    const counts = countGrades(set, vocabulary);
    return readingGrades.map((grade) => counts[grade]).join(' / ');
  };
  const row = (name: string, of: (set: GradedQuestion[]) => GradedQuestion[]) =>
    `| ${[name, ...sets.map((set) => cells(of(set)))].join(' | ')} |`;
  return [
    `| Questions: ${readingGrades.join(' / ')} | Development set | Held-out set |`,
    '| --- | --- | --- |',
    ...categories.map((category) => row(category, (set) => set.filter((one) => one.category === category))),
    row('**all**', (set) => set),
  ].join('\n');
};
