import { listCurrencies, type CurrencyRates } from '@wanderwork/contracts';
import { startTestApp, type TestApp } from '../support/index.js';

let api: TestApp;
beforeAll(async () => (api = await startTestApp()));
afterAll(() => api.close());

describe('the currency rates', () => {
  it('are public, dated and cached, and all positive', async () => {
    const response = await api.inject({ method: 'GET', url: '/api/currency-rates' });
    expect(response.statusCode).toBe(200);
    expect(response.headers['cache-control']).toMatch(/^public, max-age=3600/);
    const { date, source, perUsd } = response.json<CurrencyRates>();
    expect(date).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect(source).toContain('currency-api');
    expect(Object.keys(perUsd).length).toBeGreaterThan(80);
    expect(Object.entries(perUsd).filter(([, rate]) => !(rate > 0))).toEqual([]);
    expect(listCurrencies('USD').filter(({ code }) => !perUsd[code])).toEqual([]);
    expect(perUsd).toMatchObject({ USD: 1, EUR: expect.any(Number) as number });
  });
});
