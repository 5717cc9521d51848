import fs from 'node:fs';
import path from 'node:path';
import type { Vocabulary } from '../../../src/modules/city-search/index.js';
import { readTrip } from '../../../src/modules/trips/plan/frame/read-trip.js';

/** The clock of all readings, because a month means its next first day. */
export const READING_DAY = new Date('2026-11-20T12:00:00Z');

export interface GradedSentence {
  category: string;
  sentence: string;
  /** Keys of chips, words that are not understood after a question mark, `!` for a contradiction; in any order. */
  expect: string[];
}

/** `tuned` was used to build the parser; `untuned` was written before it, and the parser is not tuned to it. */
const files = { tuned: 'sentences.json', untuned: 'sentences-untuned.json' } as const;
export type SetName = keyof typeof files;

export const getSentences = (name: SetName): GradedSentence[] =>
  JSON.parse(fs.readFileSync(path.join(__dirname, files[name]), 'utf8')) as GradedSentence[];

/** The reading of a sentence, in the notation of the sets. */
export const readKeys = (sentence: string, vocabulary: Vocabulary): string[] => {
  const { chips, leftovers, contradictions } = readTrip(sentence, vocabulary, READING_DAY);
  return [
    ...chips.map(({ key }) => key),
    ...leftovers.map(({ text }) => `?${text.toLowerCase()}`),
    ...(contradictions.length > 0 ? ['!'] : []),
  ];
};

/** `near` differs only in words that are not understood; `empty` has no chip. */
export const grades = ['right', 'near', 'wrong', 'empty'] as const;
export type Grade = (typeof grades)[number];

const same = (one: readonly string[], other: readonly string[]): boolean =>
  [...one].sort().join('\n') === [...other].sort().join('\n');

export const gradeSentence = ({ sentence, expect }: GradedSentence, vocabulary: Vocabulary): Grade => {
  const keys = readKeys(sentence, vocabulary);
  const isChip = (key: string) => !key.startsWith('?');
  if (keys.filter(isChip).length === 0) return 'empty';
  if (!same(keys.filter(isChip), expect.filter(isChip))) return 'wrong';
  return same(keys, expect) ? 'right' : 'near';
};

export const countGrades = (
  set: readonly GradedSentence[],
  vocabulary: Vocabulary,
): Record<Grade, number> => {
  const counts: Record<Grade, number> = { right: 0, near: 0, wrong: 0, empty: 0 };
  for (const one of set) counts[gradeSentence(one, vocabulary)] += 1;
  return counts;
};

/** The Markdown table of docs/planner.md. */
export const sentenceTable = (vocabulary: Vocabulary): string => {
  const sets = [getSentences('tuned'), getSentences('untuned')];
  const categories = [...new Set(sets.flat().map(({ category }) => category))];
  const toCell = (set: readonly GradedSentence[]) => {
    const counts = countGrades(set, vocabulary);
    return grades.map((grade) => counts[grade]).join(' / ');
  };
  const toRow = (name: string, filter: (one: GradedSentence) => boolean) =>
    `| ${[name, ...sets.map((set) => toCell(set.filter(filter)))].join(' | ')} |`;
  return [
    `| Sentences: ${grades.join(' / ')} | Development set | Held-out set |`,
    '| --- | --- | --- |',
    ...categories.map((name) => toRow(name, ({ category }) => category === name)),
    toRow('**all**', () => true),
  ].join('\n');
};
