import { QuestBeginRequest, BookmarksRequest } from '@wanderwork/contracts/requests';
import { AppError } from '../errors/app-error.js';
import { ContractPipe } from './contract-pipe.js';

const pipe = new ContractPipe();

const findRejectedPaths = async (metatype: new () => object, body: object): Promise<string[]> => {
  const error: unknown = await pipe
    .transform(body, { type: 'body', metatype })
    .catch((thrown: unknown) => thrown);
  const errors = error instanceof AppError ? (error.extra.errors ?? []) : [];
  return errors.filter(({ rule }) => rule === 'whitelistValidation').map(({ path }) => path);
};

const header = { schema: 1, engine: 1, content: 'a', data: 'b' };
const run = { mode: 'first_week', difficulty: 'gap_month', header };
const section = { id: 'a', mark: 'b' };
const entry = { slug: 'a', saved: true, progress: null, sections: [section], at: '2026-01-01T00:00:00Z' };

/** Adds an own field with any name, as JSON.parse does. */
const withField = (fields: object, name: string): object =>
  JSON.parse(JSON.stringify(fields).replace(/^\{/, `{"${name}":"x",`)) as object;

describe('ContractPipe with an unknown field', () => {
  it.each(['prototype', 'constructor', '__proto__', 'toString', 'other'])(
    'rejects it by name at any depth: %s',
    async (name) => {
      expect(await findRejectedPaths(QuestBeginRequest, withField(run, name))).toEqual([name]);
      expect(await findRejectedPaths(QuestBeginRequest, { ...run, header: withField(header, name) })).toEqual(
        [`header.${name}`],
      );
      const sections = [section, withField(section, name)];
      expect(await findRejectedPaths(BookmarksRequest, { entries: [{ ...entry, sections }] })).toEqual([
        `entries.0.sections.1.${name}`,
      ]);
    },
  );
});
