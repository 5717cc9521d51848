import fs from 'node:fs';
import path from 'node:path';
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

/** The reading of a phrase, in the notation of the graded sets. */
export const readConditionIds = (phrase: string, vocabulary: Vocabulary): string[] => {
  const { understood, notUnderstood, contradictions } = understand(phrase, vocabulary, READING_DAY);
  return [
    ...understood.map(({ id }) => id),
    ...notUnderstood.map(({ text }) => `?${text.toLowerCase()}`),
    ...(contradictions.length > 0 ? ['!'] : []),
  ];
};

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
  all === 0 ? '–' : `${passed} of ${all} (${Math.round((passed / all) * 1000) / 10} %)`;

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
