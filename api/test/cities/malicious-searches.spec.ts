import type { SearchAllowance } from '@wanderwork/contracts';
import { forgetSearches } from '../support/forget-searches.js';
import { startTestApp, type TestApp } from '../support/index.js';
import { Browser } from '../support/member.js';

let api: TestApp;
beforeAll(async () => (api = await startTestApp({ config: { limitFactor: 1 } })));
beforeEach(() => forgetSearches(api));
afterAll(() => api.close());

const search = (q: string, more = '') => `/api/search?q=${encodeURIComponent(q)}${more}`;

const getSearchesLeft = async (browser: Browser) =>
  (await browser.request('GET', '/api/search/allowance')).json<SearchAllowance>().left;

describe('the daily limit', () => {
  it.each([
    ['full-width and other look-alike characters', ['cheap', 'ｃｈｅａｐ', 'ＣＨＥＡＰ']],
    ['punctuation around the words', ['cheap', '…cheap…', 'cheap?!', '"cheap"']],
    ['composed or decomposed accents', ['S\u00e3o Paulo', 'Sa\u0303o Paulo', 'SAO PAULO']],
  ])('counts one search for %s', async (_, phrases) => {
    const browser = new Browser(api);
    for (const q of phrases) expect((await browser.request('GET', search(q))).statusCode).toBe(200);
    expect(await getSearchesLeft(browser)).toBe(2);
  });

  it('counts HEAD requests, trailing slashes and filtered searches like any other', async () => {
    const browser = new Browser(api);
    await browser.request('HEAD', search('cheap'));
    await browser.request('GET', search('safe').replace('?', '/?'));
    await browser.request('GET', search('clean air', '&region=South+Asia'));
    expect(await getSearchesLeft(browser)).toBe(0);
    for (const method of ['GET', 'HEAD'] as const)
      expect((await browser.request(method, search('nomad visa'))).statusCode).toBe(429);
  });

  it('is not bypassed by removing a condition that was never there', async () => {
    const browser = new Browser(api);
    for (const [at, q] of ['cheap', 'safe', 'clean air'].entries())
      await browser.request('GET', search(q, `&without=none${at}`));
    expect((await browser.request('GET', search('nomad visa', '&without=none'))).statusCode).toBe(429);
  });
});

describe('an invalid search', () => {
  it.each(['after=x', 'after=', 'month=13', 'limit=1000', 'sort=fame', 'passport=xx'])(
    'does not count: %s',
    async (wrong) => {
      const browser = new Browser(api);
      expect((await browser.request('GET', search('cheap', `&${wrong}`))).statusCode).toBe(400);
      expect(await getSearchesLeft(browser)).toBe(3);
    },
  );
});

describe('a response for one person', () => {
  it('is never cached, whatever its status', async () => {
    const browser = new Browser(api);
    for (const q of ['cheap', 'safe', 'clean air', 'one too many', 'x'.repeat(300)])
      expect((await browser.request('GET', search(q))).headers['cache-control']).toMatch(/no-store/);
  });

  it('is separate from public responses, which set no cookie and read none', async () => {
    const browser = new Browser(api);
    await browser.request('GET', search('cheap'));
    const url = '/api/search/suggestions?q=lisbon';
    const [mine, anyones] = [await browser.request('GET', url), await api.inject({ method: 'GET', url })];
    for (const { headers } of [mine, anyones]) {
      expect(headers['set-cookie']).toBeUndefined();
      expect(headers['cache-control']).toMatch(/^public/);
    }
    expect(mine.body).toBe(anyones.body);
  });
});

describe('a query string with markup', () => {
  const script = `"><script>alert(1)</script><img src=x onerror=alert(1)>`;

  it.each(['q', 'without', 'my', 'region', 'view', 'sort', 'cities'])(
    'writes nothing into the page through %s',
    async (name) => {
      for (const page of ['/wanderlens', '/wanderlens/compare', '/wanderlens/cities/lisbon']) {
        const { body } = await api.inject({
          method: 'GET',
          url: `${page}?${name}=${encodeURIComponent(script)}`,
        });
        expect(body).not.toContain('alert(1)');
      }
    },
  );
});
