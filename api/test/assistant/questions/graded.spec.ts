import fs from 'node:fs';
import path from 'node:path';
import { Clock } from '../../../src/modules/city-search/index.js';
import { startTestApp, type TestApp } from '../../support/index.js';
import {
  askQuestion,
  listSets,
  QUESTION_DAY,
  QuestionMembers,
  readSet,
  toTable,
  type GradedQuestion,
} from './question-set.js';

const DOCS = path.resolve(__dirname, '../../../../docs/assistant.md');
const MARKS = /(?<=<!-- questions -->\n\n)[^]*?(?=\n\n<!-- \/questions -->)/;

/** Removes the padding that the formatter adds. */
const bare = (table: string): string => table.replace(/ +/g, ' ').replace(/-+/g, '-').trim();

const readTables = (): string => MARKS.exec(fs.readFileSync(DOCS, 'utf8'))?.[0] ?? '';

/** Seven hundred questions take half a minute, and several on a busy machine. */
const SECONDS_FOR_ALL = 600;

const graded = new Map<string, GradedQuestion[]>();
let api: TestApp;
beforeAll(async () => {
  api = await startTestApp();
  jest.spyOn(api.app.get(Clock), 'now').mockReturnValue(QUESTION_DAY);
  const members = new QuestionMembers(api);
  for (const name of listSets()) {
    const own: GradedQuestion[] = [];
    for (const question of readSet(name)) own.push(await askQuestion(members, question));
    graded.set(name, own);
  }
}, SECONDS_FOR_ALL * 1000);
afterAll(() => api.close());

/** Prints what is not right, except for the set that nothing is tuned to. */
const printFailures = (): void => {
  for (const [name, own] of graded)
    for (const { question, grade, why } of own)
      if (grade !== 'right' && name !== 'held-out')
        process.stdout.write(`${grade} ${question.id} ${JSON.stringify(question.turns)}: ${why}\n`);
};

describe('the question sets', () => {
  it('have unique ids', () => {
    for (const name of listSets()) {
      const ids = readSet(name).map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
    }
  });

  it('are answered as docs/assistant.md says (npm run docs:assistant -w @wanderwork/api updates it)', () => {
    const tables = [...graded]
      .map(([name, own]) => `### Questions of \`${name}.jsonl\`\n\n${toTable(own)}`)
      .join('\n\n');
    if (process.env.UPDATE_DOCS) {
      printFailures();
      fs.writeFileSync(
        DOCS,
        fs.readFileSync(DOCS, 'utf8').replace(MARKS, () => tables),
      );
    }
    expect(bare(readTables())).toBe(bare(tables));
  });
});
