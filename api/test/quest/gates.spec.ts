import { questModes, type QuestMode, type QuestRuns } from '@wanderwork/contracts';
import type { TestApp } from '../support/index.js';
import { createMember } from '../support/member.js';
import {
  startRun,
  startDash,
  finishRun,
  header,
  setTier,
  playOn,
  startQuestApp,
  sendLog,
  appendQuit,
} from './player.js';

let api: TestApp;
beforeAll(async () => (api = await startQuestApp()));
afterAll(() => api.close());

const paid: readonly QuestMode[] = ['weekly_route', 'grand_tour', 'slow_year', 'free_roam'];
const seed = { a: 1, b: 2 };

describe('starting a run', () => {
  it.each(questModes)('of %s needs a session', async (mode) => {
    const response = await api.inject({
      method: 'POST',
      url: '/api/quest/runs',
      payload: { mode, difficulty: 'standard', header },
    });
    expect(response.statusCode).toBe(401);
    expect(response.json()).toMatchObject({ code: 'auth.session_required' });
  });

  it.each(paid)(
    'of %s needs Pro or Premium, even with a custom seed, and a refusal stores nothing',
    async (mode) => {
      const ana = await createMember(api);
      for (const own of [{}, { seed }, { seed, date: '2026-11-22' }]) {
        const options = { mode, difficulty: 'standard', header, ...own };
        const response = await ana.request('POST', '/api/quest/runs', options);
        expect(response.statusCode).toBe(403);
        expect(response.json()).toMatchObject({ code: 'tier.required', tier: 'pro', mode });
      }
      expect((await ana.request('GET', '/api/quest/runs')).json<QuestRuns>().runs).toEqual([]);
      for (const tier of ['pro', 'premium']) {
        await setTier(api, ana, tier);
        expect(await startRun(ana, { mode })).toMatchObject({ mode });
      }
    },
  );

  it('of the first week and of the dash is open to every member', async () => {
    const ana = await createMember(api);
    expect(await startRun(ana)).toMatchObject({ mode: 'first_week', ranked: false });
    expect(await startRun(ana, { mode: 'daily_dash', seed })).toMatchObject({ ranked: false });
    expect(await startDash(ana)).toMatchObject({ mode: 'daily_dash', ranked: true });
  });
});

describe('after a downgrade', () => {
  it.each(paid)(
    'a run of %s can be continued, finished, exported and deleted, but no new one started',
    async (mode) => {
      const ana = await createMember(api);
      await setTier(api, ana, 'premium');
      const run = await startRun(ana, { mode });
      await setTier(api, ana, 'free');
      const log = playOn(run, 3);
      expect((await sendLog(ana, run, log)).json()).toMatchObject({ log });
      expect((await finishRun(ana, run, appendQuit(log))).json()).toMatchObject({
        result: { ending: 'quit' },
      });
      expect((await ana.request('GET', `/api/quest/runs/${run.id}/export`)).json()).toMatchObject({
        run: { id: run.id, log: appendQuit(log) },
      });
      expect(await startRun(ana, { mode, id: run.id })).toMatchObject({ id: run.id });
      await expect(startRun(ana, { mode })).rejects.toThrow('tier.required');
      expect((await ana.request('DELETE', `/api/quest/runs/${run.id}`)).statusCode).toBe(204);
      await expect(startRun(ana, { mode, id: run.id })).rejects.toThrow('tier.required');
    },
  );
});
