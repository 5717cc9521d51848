import type { CityBatchDetail, DataProvider } from '@wanderwork/contracts';
import { BatchReaderService } from '../../src/modules/cities/batches/batch-reader.service.js';
import { CityBatchesService } from '../../src/modules/cities/batches/city-batches.service.js';
import { CityCommandsService } from '../../src/modules/cities/index.js';
import { ProviderPlansService } from '../../src/modules/cities/providers/provider-plans.service.js';
import { startTestApp, type TestApp } from '../support/index.js';
import { ProviderStub, type StubAnswer } from './provider-stub.js';
import { contents } from './tables.js';
import { AIR, indicatorOf, observations, pageOf, sayOfAir, type Year } from './world-bank-answers.js';

const HASTE = { timeoutMs: 500, firstWaitMs: 1 };

const stub = new ProviderStub();
let house: TestApp;
let plans: ProviderPlansService;
let before: unknown[];
beforeAll(async () => {
  house = await startTestApp({ config: { providerUrls: { worldbank: await stub.start() } } });
  plans = house.app.get(ProviderPlansService);
  before = await contents(house);
});
afterAll(async () => {
  stub.stop();
  await house.close();
});
beforeEach(() => stub.asked.splice(0));

const air: Year[] = [
  ['PT', '2024', null],
  ['PT', '2022', 7.64251],
  ['PT', '2020', 8.1],
  ['ZH', '2022', 40],
  ['FR', '2023', 9.5],
];

const plan = async () => house.app.get(BatchReaderService).get(await plans.plan('worldbank', null, HASTE));

const batchCount = async () => Number((await house.db.query('SELECT count(*) FROM city_batches'))[0].count);

describe('the World Bank, asked by an admin', () => {
  const ROOT = '/api/admin/cities/providers';
  const ask = (headers: Record<string, string>, name = 'worldbank') =>
    house.inject({ method: 'POST', url: `${ROOT}/${name}/plan`, headers });
  const listed = async (headers: Record<string, string>) =>
    (await house.inject({ url: ROOT, headers })).json<DataProvider[]>()[0]!;

  it('is planned in their name, and stands beside the provider as its last import', async () => {
    stub.answer = sayOfAir(air);
    const admin = await house.as('admin');
    const planned = (await ask(admin)).json<CityBatchDetail>();
    expect(planned).toMatchObject({ origin: 'provider', name: 'World Bank', state: 'planned' });
    expect(planned.deeds).toMatchObject([{ deed: 'planned', by: 'Ana Ferreira' }]);
    expect(await contents(house)).toEqual(before);
    expect(await listed(admin)).toMatchObject({
      name: 'worldbank',
      isOn: true,
      last: { batch: planned.id, state: 'planned' },
    });
  });

  it('is asked once at a time', async () => {
    const admin = await house.as('admin');
    const answers = await Promise.all([ask(admin), ask(admin)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
    expect((await ask(admin)).statusCode).toBe(201);
  });

  it('leaves no plan by an answer that cannot be relied on, and says why', async () => {
    const admin = await house.as('admin');
    const batches = await batchCount();
    stub.answer = () => ({ status: 404, body: 'gone' });
    expect((await ask(admin)).json()).toMatchObject({
      statusCode: 502,
      code: 'cities.provider_failed',
      message: expect.stringMatching(/it answered 404: gone. Nothing was planned.$/),
    });
    expect((await ask(admin, 'atlas')).statusCode).toBe(404);
    expect(await batchCount()).toBe(batches);
  });
});

describe('figures of the World Bank', () => {
  it('are planned for the cities of each country, by the newest year with a value, over all pages', async () => {
    stub.answer = sayOfAir(air);
    const batch = await plan();
    expect(batch).toMatchObject({ origin: 'provider', name: 'World Bank', state: 'planned', refused: 0 });
    expect(batch.changes).toContainEqual(
      expect.objectContaining({
        city: 'porto',
        label: 'Fine particles in the air (PM2.5)',
        after: { value: 7.64, source: 'wdi', year: '2022', grade: 'country', note: null, basis: null },
      }),
    );
    expect(new Set(batch.changes.map(({ city }) => city)).has('berlin')).toBe(false);
    expect(stub.asked.filter((url) => indicatorOf(url) === AIR).map(pageOf)).toEqual([1, 2, 3]);
    expect(await contents(house)).toEqual(before);
  });

  it('are not taken where a newer one stands', async () => {
    stub.answer = sayOfAir([['PT', '2009', 3]]);
    const batch = await plan();
    expect(batch.changes.filter(({ city }) => city === 'porto')).toEqual([]);
    expect(batch.difference.passedOver).toBeGreaterThan(0);
  });

  it('outside of what is possible are refused, each by itself', async () => {
    stub.answer = sayOfAir([
      ['PT', '2022', 7.6],
      ['FR', '2022', 9500],
    ]);
    const batch = await plan();
    expect(batch.refusedRows).toContainEqual(
      expect.objectContaining({
        slug: 'lyon',
        reasons: ['air_pm25.value: is not a number between 0 and 500'],
      }),
    );
    expect(batch.changes.map(({ city }) => city)).toContain('porto');
    expect(batch.changes.map(({ city }) => city)).not.toContain('lyon');
  });

  it('can be applied like any other batch', async () => {
    stub.answer = sayOfAir(air);
    const { id } = await plan();
    await house.app.get(CityBatchesService).apply(id, null);
    const [row] = await house.db.query(
      `SELECT value, year FROM city_figures WHERE city_slug = 'porto' AND key = 'air_pm25' AND NOT score_only`,
    );
    expect(row).toEqual({ value: 7.64, year: '2022' });
    await house.app.get(CityBatchesService).rollBack(id, null);
    expect(await contents(house)).toEqual(before);
  });

  it.each<[string, StubAnswer]>([
    ['a pause that is asked for', { status: 429, body: 'slower', headers: { 'retry-after': '0' } }],
    ['a server that fails', { status: 503, body: 'later' }],
    ['a page in place of JSON', { status: 200, body: '<html>Maintenance</html>' }],
    ['an answer that breaks off', { status: 200, body: '[{"page":1,"pages":' }],
  ])('come in spite of %s, when it passes', async (_what, once) => {
    stub.answer = (url, times) => (pageOf(url) === 2 && times === 1 ? once : sayOfAir(air)(url));
    expect((await plan()).changeCount).toBeGreaterThan(0);
  });

  const firstPage = (url: URL) => observations(url, air) as [Record<string, unknown>, unknown[]];

  it.each<[string, (url: URL) => StubAnswer, RegExp]>([
    [
      'that asks for a pause again and again',
      () => ({ status: 429, body: 'slower' }),
      /asked us to slow down \(429\), 4 times/,
    ],
    ['that fails again and again', () => ({ status: 500, body: 'no' }), /answered 500, 4 times/],
    [
      'that answers with a page',
      () => ({ status: 200, body: '<!doctype html>' }),
      /answered with a web page, 4 times/,
    ],
    ['whose answers break off', () => ({ status: 200, body: '[{"page":1' }), /is incomplete, 4 times/],
    ['that refuses', () => ({ status: 403, body: 'Not you' }), /answered 403: Not you/],
    [
      'that sends elsewhere',
      () => ({ status: 302, body: '', headers: { location: 'http://127.0.0.1:9/' } }),
      /could not be reached/,
    ],
    [
      'that does not know the indicator',
      () => [{ message: [{ id: '120', key: 'Invalid value', value: 'It was archived' }] }],
      /it said “It was archived”/,
    ],
    ['that answers in another form', () => ({ data: [] }), /unexpected format/],
    [
      'that leaves a page out',
      (url) => (pageOf(url) === 2 ? [firstPage(url)[0], []] : firstPage(url)),
      /3 of 5 rows/,
    ],
    [
      'that gives the same page again',
      (url) => [{ ...firstPage(url)[0], page: 1 }, firstPage(url)[1]],
      /page 2 is page 1/,
    ],
    [
      'that has another unit',
      (url) => observations(url, [['PT', '2022', 7, 'mg per m3']]),
      /another unit \(mg per m3\)/,
    ],
    [
      'that has words for values',
      (url) => observations(url, [['PT', '2022', 'seven' as never]]),
      /a value is not a number/,
    ],
    [
      'that speaks of something else',
      (url) => observations(new URL(`/v2/OTHER${url.search}`, url), air.slice(0, 1)),
      /a row is for OTHER/,
    ],
    [
      'that names pages without end',
      (url) => [{ ...firstPage(url)[0], pages: 1_000_000_000 }, firstPage(url)[1]],
      /it names 1000000000 pages/,
    ],
    [
      'that has two values for one year of a country',
      (url) =>
        observations(
          url,
          indicatorOf(url) === AIR
            ? [
                ['PT', '2022', 7.6],
                ['PT', '2022', 9.1],
              ]
            : [],
        ),
      /the year 2022 of PT appears twice/,
    ],
    [
      'that has a value without end',
      () => ({
        status: 200,
        body: JSON.stringify(observations(new URL(`http://x/${AIR}?page=1`), [['PT', '2022', 7]])).replace(
          '"value":7,',
          '"value":1e309,',
        ),
      }),
      /a value is not a number/,
    ],
    ['that knows nothing', (url) => observations(url, []), /has no figure for any city/],
  ])('of a provider %s leave no plan and no trace', async (_what, answer, message) => {
    stub.answer = answer;
    const batches = await batchCount();
    await expect(plan()).rejects.toThrow(message);
    expect(await batchCount()).toBe(batches);
    expect(await contents(house)).toEqual(before);
  });

  it('of a provider that is gone leave no plan', async () => {
    stub.stop();
    await expect(plan()).rejects.toThrow(/could not be reached, 4 times\. Nothing was planned\./);
  });

  it('of a provider that is off are not asked for', async () => {
    const other = await startTestApp();
    await expect(other.app.get(CityCommandsService).planFrom('worldbank')).rejects.toThrow(
      'The provider worldbank is off: DATA_PROVIDERS does not name it.',
    );
    const headers = await other.as('admin');
    const url = '/api/admin/cities/providers';
    const asked = await other.inject({ method: 'POST', url: `${url}/worldbank/plan`, headers });
    expect(asked.json()).toMatchObject({
      statusCode: 409,
      code: 'cities.provider_off',
      message: 'World Bank is off, because the settings of this installation don’t list it.',
    });
    const listed = (await other.inject({ url, headers })).json<DataProvider[]>();
    expect(listed.map(({ name, isOn }) => [name, isOn])).toEqual([
      ['worldbank', false],
      ['open-meteo', false],
    ]);
    for (const { licence, attribution } of listed) expect([licence, attribution].join()).toMatch(/CC BY 4.0/);
    await other.close();
  });
});
