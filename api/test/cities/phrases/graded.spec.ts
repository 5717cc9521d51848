import fs from 'node:fs';
import path from 'node:path';
import type { Vocabulary } from '../../../src/modules/city-search/phrases/vocabulary/vocabulary.js';
import { grade, gradedSet, scoreTable } from './grading.js';
import { loadShippedVocabulary } from './shipped-vocabulary.js';

const DOCS = path.resolve(__dirname, '../../../../docs/search.md');
const MARKS = /(?<=<!-- scores -->\n\n)[^]*?(?=\n\n<!-- \/scores -->)/;

/** Removes the padding that the formatter adds. */
const bare = (table: string): string => table.replace(/ +/g, ' ').replace(/-+/g, '-');

let vocabulary: Vocabulary;
beforeAll(async () => (vocabulary = await loadShippedVocabulary()));

describe('the graded phrases', () => {
  it('number over two hundred, at least a third of them written after the parser', () => {
    const [tuned, untuned] = [gradedSet('tuned').length, gradedSet('untuned').length];
    expect(tuned + untuned).toBeGreaterThanOrEqual(210);
    expect(untuned / (tuned + untuned)).toBeGreaterThanOrEqual(1 / 3);
  });

  it('contain no duplicates', () => {
    const phrases = [...gradedSet('tuned'), ...gradedSet('untuned')].map(({ phrase }) =>
      phrase.toLowerCase(),
    );
    expect(new Set(phrases).size).toBe(phrases.length);
  });

  it('are read correctly in 95 % of the development set', () => {
    const { passed, all, failed } = grade(gradedSet('tuned'), vocabulary);
    expect({ good: passed / all >= 0.95, failed }).toMatchObject({ good: true });
  });

  it('are read correctly in 85 % of the held-out set', () => {
    const { passed, all, failed } = grade(gradedSet('untuned'), vocabulary);
    expect({ good: passed / all >= 0.85, failed }).toMatchObject({ good: true });
  });

  it('match the table in docs/search.md (npm run docs:search -w @wanderwork/api updates it)', () => {
    const docs = fs.readFileSync(DOCS, 'utf8');
    const scores = scoreTable(vocabulary);
    if (process.env.UPDATE_DOCS) fs.writeFileSync(DOCS, docs.replace(MARKS, scores));
    expect(bare(MARKS.exec(fs.readFileSync(DOCS, 'utf8'))?.[0] ?? '')).toBe(bare(scores));
  });
});
