import type { QuestRun } from '@wanderwork/contracts';
import { cities, findCityIndex } from '@wanderwork/quest-engine';
import type { TestApp } from '../support/index.js';
import { createMember, type Browser } from '../support/member.js';
import { getRefusedFields, INVALID_INTEGERS } from './invalid-fields.js';
import {
  startRun,
  commitWeek as commit,
  startDash,
  finishRun,
  header,
  playWeek,
  startQuestApp,
  toRefusal,
  getRun,
  sendLog,
} from './player.js';

let api: TestApp;
let ana: Browser;

beforeAll(async () => (api = await startQuestApp()));
afterAll(() => api.close());

const lisbon = findCityIndex('lisbon');

describe('an illegal action', () => {
  let run: QuestRun;

  beforeAll(async () => {
    ana = await createMember(api);
    run = await startRun(ana);
  });

  it.each([
    ['w9999999999', 0, 'bad_days'],
    ['r0', 0, 'bad_days'],
    ['r8', 0, 'bad_days'],
    ['c0', 0, 'no_card'],
    ['f9999999999.0', 0, 'no_such_city'],
    [`f${lisbon}.0`, 0, 'already_here'],
    ['f0.3', 0, 'not_an_action'],
    ['l0.7', 0, 'not_an_action'],
    [`l${findCityIndex('tokyo')}.0`, 0, 'no_land_route'],
    ['h1', 0, 'no_such_lodging'],
    ['h9999999999', 0, 'no_such_lodging'],
    ['b9999999999', 0, 'no_such_gear'],
    ['b0 b0', 1, 'already_owned'],
    ['t', 0, 'no_lead'],
    ['x', 0, 'cannot_extend'],
    ['v9999999999', 0, 'no_such_zone'],
    [`v${cities[lisbon]!.zone}`, 0, 'no_visa_needed'],
    ['u', 0, 'nothing_to_undo'],
    ['o0.0', 0, 'nothing_changes'],
    ['k1.2', 0, 'no_week_due'],
    ['k9999999999.0', 0, 'no_week_due'],
    ['h2 q h1', 2, 'over'],
  ])('is reported with its position and reason: %s', async (log, at, word) => {
    for (const send of [sendLog, finishRun]) {
      const response = await send(ana, run, log);
      expect(response.statusCode).toBe(422);
      expect(response.json()).toMatchObject({ code: 'quest.illegal', at, refusal: word });
    }
    expect(await getRun(ana, run)).toEqual(run);
  });

  it('of a week without its key, or with another key, is reported too', async () => {
    const today = await startDash(ana);
    const { a, b } = today.keys[0]!;
    for (const [log, at, word] of [
      ['r1', 0, 'week_closed'],
      [`k${b}.${a}`, 0, 'wrong_key'],
      [`k${a}.${b} k${a}.${b}`, 1, 'no_week_due'],
      ['k9999999999.0', 0, 'no_such_key'],
    ] as const)
      for (const response of [await sendLog(ana, today, log), await commit(ana, today, 0, log)])
        expect(response.json()).toMatchObject({ code: 'quest.illegal', at, refusal: word });
    expect(await getRun(ana, today)).toEqual(today);
    await commit(ana, today, 0, playWeek(today, '', { a, b }));
  });
});

describe('an invalid log', () => {
  let run: QuestRun;

  beforeAll(async () => {
    ana = await createMember(api);
    run = await startRun(ana);
  });

  const unreadable = { status: 422, code: 'quest.unreadable' };

  it.each(['w1e308', 'f1.0.0', ' ', 'r1 ', '0', '.', 'constructor', 'w99999999999', 'k1', 'o9.1'])(
    'is refused as unreadable: %j',
    async (log) => {
      expect(toRefusal(await sendLog(ana, run, log))).toEqual(unreadable);
      expect(toRefusal(await finishRun(ana, run, log))).toEqual(unreadable);
      expect(await getRun(ana, run)).toEqual(run);
    },
  );

  it.each([
    ...INVALID_INTEGERS.filter((value) => value !== '1'),
    7,
    ['r1'],
    null,
    'R1',
    'w-0',
    'w-1',
    'wNaN',
    'r1\n',
    'r1;q',
    'r１',
    '\u0000',
  ])('is refused by validation: %j', async (log) => {
    expect(getRefusedFields(await sendLog(ana, run, log as string))).toEqual(['log']);
    expect(getRefusedFields(await finishRun(ana, run, log as string))).toEqual(['log']);
    expect(await getRun(ana, run)).toEqual(run);
  });

  it.each(['a hundred thousand actions', 'more letters than a run may have'])(
    'with %s is refused',
    async (what) => {
      const today = await startDash(ana);
      const log = what.startsWith('a')
        ? 'r1 '.repeat(100_000) + 'q'
        : `${'k4294967295.4294967295 '.repeat(2900)}q`;
      const before = await getRun(ana, today);
      for (const response of [
        await sendLog(ana, run, log),
        await finishRun(ana, run, log),
        await commit(ana, today, 0, log),
      ]) {
        expect(toRefusal(response)).toEqual({ status: 413, code: 'quest.too_long' });
        expect(response.json()).toMatchObject({ limit: 4000 });
      }
      expect(await getRun(ana, run)).toEqual(run);
      expect(await getRun(ana, today)).toEqual(before);
    },
  );

  it.each(INVALID_INTEGERS)('is refused with an invalid number in its header: %j', async (value) => {
    for (const name of ['schema', 'engine']) {
      const wrong = { ...header, [name]: value };
      expect(getRefusedFields(await sendLog(ana, run, 'r1', { header: wrong }))).toEqual([`header.${name}`]);
    }
    expect(await getRun(ana, run)).toEqual(run);
  });
});

describe('a week of a dash', () => {
  beforeAll(async () => (ana = await createMember(api)));

  it.each([...INVALID_INTEGERS, -1, 3])('needs a valid number: not %j', async (week) => {
    const today = await startDash(ana);
    const before = await getRun(ana, today);
    expect(getRefusedFields(await commit(ana, today, week as number, before.log))).toEqual(['week']);
    expect(await getRun(ana, today)).toEqual(before);
  });

  it.each(['today', '2999-01-01', '1970-01-01', '2026-02-31', '9999-99-99', '-000001-01', '__proto__'])(
    'needs an open day: not %s',
    async (period) => {
      const response = await commit(ana, { period } as QuestRun, 0, 'q');
      expect(toRefusal(response)).toEqual({ status: 409, code: 'quest.day_closed' });
    },
  );
});
