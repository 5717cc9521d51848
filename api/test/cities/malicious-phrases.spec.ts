import { understand } from '../../src/modules/city-search/phrases/understand.js';
import type { Vocabulary } from '../../src/modules/city-search/phrases/vocabulary/vocabulary.js';
import { loadShippedVocabulary } from './phrases/shipped-vocabulary.js';

const DAY = new Date('2026-11-20T12:00:00Z');
/** Property names that every JavaScript object inherits. */
const inherited = [...Object.getOwnPropertyNames(Object.prototype), 'prototype'].map((name) =>
  name.replaceAll('_', ''),
);
const frames = [
  'under $%',
  '% dollars a month',
  'a %',
  '% mbps',
  '5 %',
  '5%',
  '% days with a Brazilian passport',
  '% in January',
  'like %',
  '% hours overlap with New York',
  'not in %',
];

let vocabulary: Vocabulary;
beforeAll(async () => (vocabulary = await loadShippedVocabulary()));

/** Every number in the conditions of a reading. */
const numbersIn = (value: unknown): unknown[] =>
  typeof value === 'object' && value !== null
    ? Object.values(value).flatMap(numbersIn)
    : typeof value === 'string'
      ? []
      : [value];

describe('words with a meaning in JavaScript', () => {
  it.each(inherited)('are read like any other word: %s', (word) => {
    for (const frame of frames) {
      const { understood } = understand(frame.replace('%', word), vocabulary, DAY);
      expect(understood.map(({ label }) => label).join()).not.toMatch(/NaN|undefined|function|object/);
      for (const bound of understood.flatMap(({ filters }) => filters).flatMap(numbersIn))
        expect([frame, typeof bound === 'boolean' || Number.isFinite(bound)]).toEqual([frame, true]);
    }
  });
});
