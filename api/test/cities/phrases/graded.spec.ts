import fs from 'node:fs';
import path from 'node:path';
import type { Vocabulary } from '../../../src/modules/city-search/phrases/vocabulary/vocabulary.js';
import { countGrades, grade, gradedSet, questionSet, questionTable, scoreTable } from './grading.js';
import { loadShippedVocabulary } from './shipped-vocabulary.js';

const DOCS = path.resolve(__dirname, '../../../../docs/search.md');
const MARKS = /(?<=<!-- scores -->\n\n)[^]*?(?=\n\n<!-- \/scores -->)/;
const QUESTION_MARKS = /(?<=<!-- questions -->\n\n)[^]*?(?=\n\n<!-- \/questions -->)/;

/** Writes a table of docs/search.md if asked to, and returns the written and the current one. */
const compareTable = (marks: RegExp, table: string) => {
  if (process.env.UPDATE_DOCS)
    fs.writeFileSync(
      DOCS,
      fs.readFileSync(DOCS, 'utf8').replace(marks, () => table),
    );
  return { written: bare(marks.exec(fs.readFileSync(DOCS, 'utf8'))?.[0] ?? ''), current: bare(table) };
};

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
    const { written, current } = compareTable(MARKS, scoreTable(vocabulary));
    expect(written).toBe(current);
  });
});

describe('the graded questions', () => {
  it('are 120, half of them held out, and no duplicates', () => {
    const [tuned, untuned] = [questionSet('tuned'), questionSet('untuned')];
    expect([tuned.length, untuned.length]).toEqual([60, 60]);
    expect(new Set([...tuned, ...untuned].map(({ phrase }) => phrase.toLowerCase())).size).toBe(120);
  });

  it('all ask for something that is understood', () => {
    const all = [...questionSet('tuned'), ...questionSet('untuned')];
    expect(countGrades(all, vocabulary)).toMatchObject({ empty: 0 });
  });

  it('are read right in 95 % of the development set, and right or near in 90 % of the held-out set', () => {
    const tuned = countGrades(questionSet('tuned'), vocabulary);
    const untuned = countGrades(questionSet('untuned'), vocabulary);
    expect(tuned.right).toBeGreaterThanOrEqual(57);
    expect(untuned.right + untuned.near).toBeGreaterThanOrEqual(54);
  });

  it('match the table in docs/search.md', () => {
    const { written, current } = compareTable(QUESTION_MARKS, questionTable(vocabulary));
    expect(written).toBe(current);
  });
});
