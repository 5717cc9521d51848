import { toFlags } from '@wanderwork/contracts';
import { SettingsService } from '../../src/platform/settings/settings.service.js';
import { startTestApp, type TestApp } from '../support/index.js';
import { type Browser, createMember } from '../support/member.js';

let api: TestApp;
let otherProcess: TestApp;
let ana: Browser;
const set = (value: unknown) =>
  api.db.query(
    `INSERT INTO settings (name, value, updated_at) VALUES ('launchAccessUntil', $1, now())
     ON CONFLICT (name) DO UPDATE SET value = excluded.value`,
    [JSON.stringify(value)],
  );
const tiers = async (target?: TestApp) => {
  const response = await ana.request('GET', '/api/auth/user', undefined, {}, target);
  const { subscriptionTier, tierInEffect } = response.json<Record<string, string>>();
  return { subscriptionTier, tierInEffect };
};

beforeAll(async () => {
  api = await startTestApp();
  otherProcess = await api.startAnother();
  ana = await createMember(api);
});
afterAll(async () => {
  await otherProcess.close();
  await api.close();
});

describe('launch access', () => {
  it('gives every member premium rights until its end date, in every process, without changing their tier', async () => {
    expect(await tiers()).toEqual({ subscriptionTier: 'free', tierInEffect: 'free' });
    await set(new Date(Date.now() + 60_000).toISOString());
    for (const target of [api, otherProcess])
      expect(await tiers(target)).toEqual({ subscriptionTier: 'free', tierInEffect: 'premium' });
    await set(new Date(Date.now() - 1000).toISOString());
    expect(await tiers()).toEqual({ subscriptionTier: 'free', tierInEffect: 'free' });
  });

  it.each([null, 'soon', 7, { until: '2030-01-01' }, true])('is off with the value %p', async (value) => {
    await set(value);
    expect(await tiers()).toMatchObject({ tierInEffect: 'free' });
  });

  it('is read again within a second, not at every request', async () => {
    const calm = await startTestApp({ config: { answersHoldMs: 600_000 } });
    const bo = await createMember(calm);
    const tier = async () =>
      (await bo.request('GET', '/api/auth/user')).json<{ tierInEffect: string }>().tierInEffect;
    expect(await tier()).toBe('free');
    await calm.db.query(
      `INSERT INTO settings (name, value, updated_at) VALUES ('launchAccessUntil', '"2999-01-01"', now())`,
    );
    expect(await tier()).toBe('free');
    await calm.close();
  });
});

describe('a flag', () => {
  const store = (value: unknown) =>
    api.db.query(
      `INSERT INTO settings (name, value, updated_at) VALUES ('flag.voiceAssistant', $1, now())
       ON CONFLICT (name) DO UPDATE SET value = excluded.value`,
      [JSON.stringify(value)],
    );
  const isOn = () => api.app.get(SettingsService).isOn('voiceAssistant');

  it('has its default until it is stored, and with an invalid value', async () => {
    expect(await isOn()).toBe(toFlags().voiceAssistant);
    await store(false);
    expect(await isOn()).toBe(false);
    await store('no');
    expect(await isOn()).toBe(toFlags().voiceAssistant);
  });

  it('keeps its last known value when it cannot be read', async () => {
    await store(false);
    expect(await isOn()).toBe(false);
    await api.db.query('ALTER TABLE settings RENAME TO settings_away');
    expect(await isOn()).toBe(false);
    await api.db.query('ALTER TABLE settings_away RENAME TO settings');
    await store(true);
    expect(await isOn()).toBe(true);
  });
});
