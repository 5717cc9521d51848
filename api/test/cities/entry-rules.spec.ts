import { errorCodes, paths, type EntryRules } from '@wanderwork/contracts';
import { startTestApp, type TestApp } from '../support/index.js';

let api: TestApp;
beforeAll(async () => (api = await startTestApp()));
afterAll(() => api.close());

const ask = (passport: string) => api.inject({ method: 'GET', url: paths.api.entryRules(passport) });

describe('the entry rules of a passport', () => {
  it('are public, dated, and name the rule of each destination', async () => {
    const response = await ask('KE');
    expect(response.statusCode).toBe(200);
    const { passport, date, rules } = response.json<EntryRules>();
    expect({ passport, date, home: rules.KE }).toEqual({ passport: 'KE', date: '2026-02-17', home: 'home' });
    expect(Object.keys(rules)).toHaveLength(113);
  });

  it('are cached like other public answers', async () => {
    const { headers } = await ask('KE');
    expect(headers['cache-control']).toContain('public');
    const again = await api.inject({
      method: 'GET',
      url: paths.api.entryRules('KE'),
      headers: { 'if-none-match': String(headers.etag) },
    });
    expect(again.statusCode).toBe(304);
  });

  it.each(['XX', 'br', 'Brazil', '__proto__'])(
    'are refused for "%s" with a clear error',
    async (passport) => {
      const response = await ask(passport);
      expect(response.statusCode).toBe(404);
      expect(response.json()).toMatchObject({
        code: errorCodes.passportUnknown,
        message: expect.stringContaining('We don’t know the entry rules of this passport'),
      });
    },
  );
});
