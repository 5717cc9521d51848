import { QuestBeginRequest, BookmarksRequest } from '@wanderwork/contracts/requests';
import { AppError } from '../errors/app-error.js';
import { ContractPipe } from './contract-pipe.js';

const pipe = new ContractPipe();

const refusedPaths = async (metatype: new () => object, body: object): Promise<string[]> => {
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

/** As JSON brings it: a field of its own, whatever its name. */
const withField = (fields: object, name: string): object =>
  JSON.parse(JSON.stringify(fields).replace(/^\{/, `{"${name}":"x",`)) as object;

describe('a field that no request has', () => {
  it.each(['prototype', 'constructor', '__proto__', 'toString', 'other'])(
    'is refused by name wherever it stands: %s',
    async (name) => {
      expect(await refusedPaths(QuestBeginRequest, withField(run, name))).toEqual([name]);
      expect(await refusedPaths(QuestBeginRequest, { ...run, header: withField(header, name) })).toEqual([
        `header.${name}`,
      ]);
      const sections = [section, withField(section, name)];
      expect(await refusedPaths(BookmarksRequest, { entries: [{ ...entry, sections }] })).toEqual([
        `entries.0.sections.1.${name}`,
      ]);
    },
  );
});
