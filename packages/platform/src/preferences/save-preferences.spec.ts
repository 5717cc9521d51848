import type { SessionUser } from '@wanderwork/contracts';
import { setSessionUser, useSession } from '../session/session-store';
import { fakeApi, json, refusal } from '../testing/fake-api';
import { savePreferences } from './save-preferences';

const savedPreferences = { theme: 'dark', temperatureUnit: 'fahrenheit', currency: 'EUR' } as const;

describe('savePreferences', () => {
  beforeEach(() =>
    setSessionUser({
      preferences: { theme: 'system', temperatureUnit: null, currency: 'USD' },
    } as SessionUser),
  );
  afterEach(() => jest.restoreAllMocks());

  it('applies the saved preferences on the page without asking the server who is signed in', async () => {
    const calls = fakeApi(() => json({ ...savedPreferences, newsletter: true }));
    await expect(savePreferences({ theme: 'dark' })).resolves.toEqual({
      ...savedPreferences,
      newsletter: true,
    });
    expect(useSession.getState().user?.preferences).toEqual(savedPreferences);
    expect(calls.map(({ method, body }) => [method, body])).toEqual([['PATCH', { theme: 'dark' }]]);
  });

  it('leaves the page unchanged when saving fails', async () => {
    fakeApi(() => refusal(503, 'service.unavailable'));
    await expect(savePreferences({ theme: 'dark' })).rejects.toMatchObject({ status: 503 });
    expect(useSession.getState().user?.preferences.theme).toBe('system');
  });
});
