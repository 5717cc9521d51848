import { questModes, type QuestMode, type QuestRuns } from '@wanderwork/contracts';
import type { TestApp } from '../support/index.js';
import { newMember } from '../support/member.js';
import { beginRun, dash, finish, header, makeTier, playOn, questApp, sendLog, withQuit } from './player.js';

let house: TestApp;
beforeAll(async () => (house = await questApp()));
afterAll(() => house.close());

const paid: readonly QuestMode[] = ['weekly_route', 'grand_tour', 'slow_year', 'free_roam'];
const seed = { a: 1, b: 2 };

describe('starting a run', () => {
  it.each(questModes)('of %s needs a session', async (mode) => {
    const answer = await house.inject({
      method: 'POST',
      url: '/api/quest/runs',
      payload: { mode, difficulty: 'standard', header },
    });
    expect(answer.statusCode).toBe(401);
    expect(answer.json()).toMatchObject({ code: 'auth.session_required' });
  });

  it.each(paid)(
    'of %s needs Pro or Premium, even with a custom seed, and a refusal stores nothing',
    async (mode) => {
      const ana = await newMember(house);
      for (const own of [{}, { seed }, { seed, date: '2026-11-22' }]) {
        const asked = { mode, difficulty: 'standard', header, ...own };
        const answer = await ana.ask('POST', '/api/quest/runs', asked);
        expect(answer.statusCode).toBe(403);
        expect(answer.json()).toMatchObject({ code: 'tier.required', tier: 'pro', mode });
      }
      expect((await ana.ask('GET', '/api/quest/runs')).json<QuestRuns>().runs).toEqual([]);
      for (const tier of ['pro', 'premium']) {
        await makeTier(house, ana, tier);
        expect(await beginRun(ana, { mode })).toMatchObject({ mode });
      }
    },
  );

  it('of the first week and of the dash is open to every member', async () => {
    const ana = await newMember(house);
    expect(await beginRun(ana)).toMatchObject({ mode: 'first_week', ranked: false });
    expect(await beginRun(ana, { mode: 'daily_dash', seed })).toMatchObject({ ranked: false });
    expect(await dash(ana)).toMatchObject({ mode: 'daily_dash', ranked: true });
  });
});

describe('after a downgrade', () => {
  it.each(paid)(
    'a run of %s can be continued, finished, exported and deleted, but no new one started',
    async (mode) => {
      const ana = await newMember(house);
      await makeTier(house, ana, 'premium');
      const run = await beginRun(ana, { mode });
      await makeTier(house, ana, 'free');
      const log = playOn(run, 3);
      expect((await sendLog(ana, run, log)).json()).toMatchObject({ log });
      expect((await finish(ana, run, withQuit(log))).json()).toMatchObject({ result: { ending: 'quit' } });
      expect((await ana.ask('GET', `/api/quest/runs/${run.id}/export`)).json()).toMatchObject({
        run: { id: run.id, log: withQuit(log) },
      });
      expect(await beginRun(ana, { mode, id: run.id })).toMatchObject({ id: run.id });
      await expect(beginRun(ana, { mode })).rejects.toThrow('tier.required');
      expect((await ana.ask('DELETE', `/api/quest/runs/${run.id}`)).statusCode).toBe(204);
      await expect(beginRun(ana, { mode, id: run.id })).rejects.toThrow('tier.required');
    },
  );
});
