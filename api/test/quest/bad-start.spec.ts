import type { QuestRun, QuestRuns } from '@wanderwork/contracts';
import type { TestApp } from '../support/index.js';
import { newMember, type Browser } from '../support/member.js';
import { fieldsRefused, odd } from './odd-fields.js';
import { header, questApp, refusal } from './player.js';

let house: TestApp;
let ana: Browser;

beforeAll(async () => (house = await questApp()));
afterAll(() => house.close());

describe('starting a run is refused', () => {
  beforeAll(async () => (ana = await newMember(house)));

  const begin = (change: object | Buffer) => {
    const asked = { mode: 'first_week', difficulty: 'standard', header };
    const body = Buffer.isBuffer(change) ? change : { ...asked, ...change };
    return ana.ask('POST', '/api/quest/runs', body, { 'content-type': 'application/json' });
  };
  const kept = async () => (await ana.ask('GET', '/api/quest/runs')).json<QuestRuns>().runs.length;

  const wrong: readonly (readonly [string, object])[] = [
    ...odd.flatMap((value): (readonly [string, object])[] => [
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
    const before = await kept();
    expect(fieldsRefused(await begin(change))).toEqual([name]);
    expect(await kept()).toBe(before);
  });

  it.each([{ home: 'atlantis' }, { home: 'constructor' }, { met: ['no_such_card'], seed: { a: 1, b: 2 } }])(
    'when the game does not know a value: %j',
    async (change) => {
      expect(refusal(await begin(change))).toEqual({ status: 400, code: 'quest.start_unknown' });
    },
  );

  it('with a number that JSON does not have; minus zero is zero', async () => {
    const body = (a: string) =>
      Buffer.from(
        JSON.stringify({ mode: 'first_week', difficulty: 'standard', header, seed: { a: 0, b: 2 } }).replace(
          '"a":0',
          `"a":${a}`,
        ),
      );
    expect(refusal(await begin(body('NaN')))).toEqual({ status: 400, code: 'request.malformed' });
    expect(fieldsRefused(await begin(body('1e999')))).toEqual(['seed.a']);
    const begun = await begin(body('-0'));
    expect(begun.statusCode).toBe(201);
    expect(Object.is(begun.json<QuestRun>().plan.seedA, 0)).toBe(true);
  });
});

describe('a leaderboard page', () => {
  beforeAll(async () => (ana = await newMember(house)));

  it.each(['', 'x', '____', 'W10', 'a'.repeat(400), '-1', '1e308'])(
    'is refused with a forged key: %j',
    async (cursor) => {
      const answer = await ana.ask('GET', `/api/quest/leaderboards/grand:hard?cursor=${cursor}`);
      expect(refusal(answer)).toEqual({ status: 400, code: 'page.key_invalid' });
    },
  );

  it('is refused with a null byte in its key', async () => {
    const answer = await ana.ask('GET', '/api/quest/leaderboards/grand:hard?cursor=%00');
    expect(refusal(answer)).toEqual({ status: 400, code: 'validation.failed' });
    expect(fieldsRefused(answer)).toEqual(['cursor']);
  });

  it('is refused with a repeated or a long key', async () => {
    const page = '/api/quest/leaderboards/grand:hard?cursor=';
    expect(fieldsRefused(await ana.ask('GET', `${page}x&cursor=y`))).toEqual(['cursor']);
    expect(fieldsRefused(await ana.ask('GET', `${page}${'a'.repeat(401)}`))).toEqual(['cursor']);
  });
});
