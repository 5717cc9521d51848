import type { SearchAllowance } from '@wanderwork/contracts';
import { forgetSearches } from '../support/forget-searches.js';
import { startTestApp, type TestApp } from '../support/index.js';
import { Browser } from '../support/member.js';

let house: TestApp;
beforeAll(async () => (house = await startTestApp({ config: { limitFactor: 1 } })));
beforeEach(() => forgetSearches(house));
afterAll(() => house.close());

const search = (q: string, more = '') => `/api/search?q=${encodeURIComponent(q)}${more}`;

const left = async (browser: Browser) =>
  (await browser.ask('GET', '/api/search/allowance')).json<SearchAllowance>().left;

describe('whoever would search for nothing', () => {
  it.each([
    ['other letters of the same shape', ['cheap', 'ｃｈｅａｐ', 'ＣＨＥＡＰ']],
    ['signs around the words', ['cheap', '…cheap…', 'cheap?!', '"cheap"']],
    ['accents in one sign or in two', ['S\u00e3o Paulo', 'Sa\u0303o Paulo', 'SAO PAULO']],
  ])('is counted once for one search with %s', async (_, phrases) => {
    const browser = new Browser(house);
    for (const q of phrases) expect((await browser.ask('GET', search(q))).statusCode).toBe(200);
    expect(await left(browser)).toBe(2);
  });

  it('pays for HEAD, a slash at the end and a filter beside as for any other search', async () => {
    const browser = new Browser(house);
    await browser.ask('HEAD', search('cheap'));
    await browser.ask('GET', search('safe').replace('?', '/?'));
    await browser.ask('GET', search('clean air', '&region=South+Asia'));
    expect(await left(browser)).toBe(0);
    for (const method of ['GET', 'HEAD'] as const)
      expect((await browser.ask(method, search('nomad visa'))).statusCode).toBe(429);
  });

  it('is not helped by taking back a wish that was never made', async () => {
    const browser = new Browser(house);
    for (const [at, q] of ['cheap', 'safe', 'clean air'].entries())
      await browser.ask('GET', search(q, `&without=none${at}`));
    expect((await browser.ask('GET', search('nomad visa', '&without=none'))).statusCode).toBe(429);
  });
});

describe('whoever searches wrongly', () => {
  it.each(['after=x', 'after=', 'month=13', 'limit=1000', 'sort=fame', 'passport=xx'])(
    'loses none of the day: %s',
    async (wrong) => {
      const browser = new Browser(house);
      expect((await browser.ask('GET', search('cheap', `&${wrong}`))).statusCode).toBe(400);
      expect(await left(browser)).toBe(3);
    },
  );
});

describe('an answer for one person', () => {
  it('is kept by nobody, whatever it says', async () => {
    const browser = new Browser(house);
    for (const q of ['cheap', 'safe', 'clean air', 'one too many', 'x'.repeat(300)])
      expect((await browser.ask('GET', search(q))).headers['cache-control']).toMatch(/no-store/);
  });

  it('is no part of one for everybody: that marks no browser and does not look at one', async () => {
    const browser = new Browser(house);
    await browser.ask('GET', search('cheap'));
    const url = '/api/search/suggestions?q=lisbon';
    const [mine, anyones] = [await browser.ask('GET', url), await house.inject({ method: 'GET', url })];
    for (const { headers } of [mine, anyones]) {
      expect(headers['set-cookie']).toBeUndefined();
      expect(headers['cache-control']).toMatch(/^public/);
    }
    expect(mine.body).toBe(anyones.body);
  });
});

describe('an address that would write into the page', () => {
  const script = `"><script>alert(1)</script><img src=x onerror=alert(1)>`;

  it.each(['q', 'without', 'my', 'region', 'view', 'sort', 'cities'])(
    'writes nothing by %s',
    async (name) => {
      for (const page of ['/wanderlens', '/wanderlens/compare', '/wanderlens/cities/lisbon']) {
        const { body } = await house.inject({
          method: 'GET',
          url: `${page}?${name}=${encodeURIComponent(script)}`,
        });
        expect(body).not.toContain('alert(1)');
      }
    },
  );
});
