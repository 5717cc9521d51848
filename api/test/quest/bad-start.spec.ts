import type { QuestRun, QuestRuns } from '@wanderwork/contracts';
import type { TestApp } from '../support/index.js';
import { createMember, type Browser } from '../support/member.js';
import { getRefusedFields, INVALID_INTEGERS } from './invalid-fields.js';
import { header, startQuestApp, toRefusal } from './player.js';

let api: TestApp;
let ana: Browser;

beforeAll(async () => (api = await startQuestApp()));
afterAll(() => api.close());

describe('starting a run is refused', () => {
  beforeAll(async () => (ana = await createMember(api)));

  const begin = (change: object | Buffer) => {
    const options = { mode: 'first_week', difficulty: 'standard', header };
    const body = Buffer.isBuffer(change) ? change : { ...options, ...change };
    return ana.request('POST', '/api/quest/runs', body, { 'content-type': 'application/json' });
  };
  const countRuns = async () => (await ana.request('GET', '/api/quest/runs')).json<QuestRuns>().runs.length;

  const wrong: readonly (readonly [string, object])[] = [
    ...INVALID_INTEGERS.flatMap((value): (readonly [string, object])[] => [
      ['seed.a', { seed: { a: value, b: 2 } }],
      ['seed.b', { seed: { a: 1, b: value } }],
      ['departure', { departure: value }],
      ['month', { month: value }],
      ['id', { id: value }],
      ['mode', { mode: value }],
      ['difficulty', { difficulty: value }],
      ['passport', { passport: value }],
      ['profession', { profession: value }],
      ['date', { mode: 'daily_dash', date: value }],
      ['met', { seed: { a: 1, b: 2 }, met: value }],
      ['rulesVersion', { seed: { a: 1, b: 2 }, rulesVersion: value }],
    ]),
    ['departure', { departure: -1 }],
    ['departure', { departure: 7 }],
    ['month', { month: 12 }],
    ['seed.a', { seed: { b: 2 } }],
    ['mode', { mode: ['first_week'] }],
    ['date', { mode: 'daily_dash', date: '2026-02-31' }],
    ['home', { home: '__proto__' }],
    ['home', { home: ['lisbon'] }],
    ['met', { seed: { a: 1, b: 2 }, met: Array(501).fill('bao_4') }],
    // Fields that only the server sets.
    ...['ranked', 'plan', 'keys', 'period', 'beganAt', 'finishedAt', 'userId', 'score', 'keyed'].map(
      (name): readonly [string, object] => [name, { [name]: 1 }],
    ),
  ];

  it.each(wrong)('when %s is invalid: %j', async (name, change) => {
    const before = await countRuns();
    expect(getRefusedFields(await begin(change))).toEqual([name]);
    expect(await countRuns()).toBe(before);
  });

  it.each([
    { home: 'atlantis' },
    { home: 'constructor' },
    { met: ['no_such_card'], seed: { a: 1, b: 2 } },
    { rulesVersion: 99, seed: { a: 1, b: 2 } },
  ])('when the game does not know a value: %j', async (change) => {
    expect(toRefusal(await begin(change))).toEqual({ status: 400, code: 'quest.start_unknown' });
  });

  it('with a number that JSON does not have; minus zero is zero', async () => {
    const body = (a: string) =>
      Buffer.from(
        JSON.stringify({ mode: 'first_week', difficulty: 'standard', header, seed: { a: 0, b: 2 } }).replace(
          '"a":0',
          `"a":${a}`,
        ),
      );
    expect(toRefusal(await begin(body('NaN')))).toEqual({ status: 400, code: 'request.malformed' });
    expect(getRefusedFields(await begin(body('1e999')))).toEqual(['seed.a']);
    const started = await begin(body('-0'));
    expect(started.statusCode).toBe(201);
    expect(Object.is(started.json<QuestRun>().plan.seedA, 0)).toBe(true);
  });
});

describe('a leaderboard page', () => {
  beforeAll(async () => (ana = await createMember(api)));

  it.each(['', 'x', '____', 'W10', 'a'.repeat(400), '-1', '1e308'])(
    'is refused with a forged key: %j',
    async (cursor) => {
      const response = await ana.request('GET', `/api/quest/leaderboards/grand:hard?cursor=${cursor}`);
      expect(toRefusal(response)).toEqual({ status: 400, code: 'page.key_invalid' });
    },
  );

  it('is refused with a null byte in its key', async () => {
    const response = await ana.request('GET', '/api/quest/leaderboards/grand:hard?cursor=%00');
    expect(toRefusal(response)).toEqual({ status: 400, code: 'validation.failed' });
    expect(getRefusedFields(response)).toEqual(['cursor']);
  });

  it('is refused with a repeated or a long key', async () => {
    const page = '/api/quest/leaderboards/grand:hard?cursor=';
    expect(getRefusedFields(await ana.request('GET', `${page}x&cursor=y`))).toEqual(['cursor']);
    expect(getRefusedFields(await ana.request('GET', `${page}${'a'.repeat(401)}`))).toEqual(['cursor']);
  });
});
