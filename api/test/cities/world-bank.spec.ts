import type { CityBatchDetail, DataProvider } from '@wanderwork/contracts';
import { BatchReaderService } from '../../src/modules/city-data/batches/batch-reader.service.js';
import { CityBatchesService } from '../../src/modules/city-data/batches/city-batches.service.js';
import { CityCommandsService } from '../../src/modules/city-data/index.js';
import { ProviderPlansService } from '../../src/modules/city-data/providers/provider-plans.service.js';
import { startTestApp, type TestApp } from '../support/index.js';
import { ProviderStub, type StubAnswer } from './provider-stub.js';
import { fingerprintTables } from './tables.js';
import {
  AIR,
  getIndicator,
  createObservations,
  getPageNumber,
  respondWithAir,
  type Year,
} from './world-bank-responses.js';

const FAST_RETRIES = { timeoutMs: 500, firstWaitMs: 1 };

const stub = new ProviderStub();
let api: TestApp;
let plans: ProviderPlansService;
let before: unknown[];
beforeAll(async () => {
  api = await startTestApp({ config: { providerUrls: { worldbank: await stub.start() } } });
  plans = api.app.get(ProviderPlansService);
  before = await fingerprintTables(api);
});
afterAll(async () => {
  stub.stop();
  await api.close();
});
beforeEach(() => stub.requests.splice(0));

const air: Year[] = [
  ['PT', '2024', null],
  ['PT', '2022', 7.64251],
  ['PT', '2020', 8.1],
  ['ZH', '2022', 40],
  ['FR', '2023', 9.5],
];

const plan = async () =>
  api.app.get(BatchReaderService).get(await plans.plan('worldbank', null, FAST_RETRIES));

const countBatches = async () => Number((await api.db.query('SELECT count(*) FROM city_batches'))[0].count);

describe('a World Bank import by an admin', () => {
  const ROOT = '/api/admin/cities/providers';
  const ask = (headers: Record<string, string>, name = 'worldbank') =>
    api.inject({ method: 'POST', url: `${ROOT}/${name}/plan`, headers });
  const getProvider = async (headers: Record<string, string>) =>
    (await api.inject({ url: ROOT, headers })).json<DataProvider[]>()[0]!;

  it('is planned in their name and listed with the provider as its last import', async () => {
    stub.answer = respondWithAir(air);
    const admin = await api.signInAs('admin');
    const batch = (await ask(admin)).json<CityBatchDetail>();
    expect(batch).toMatchObject({ origin: 'provider', name: 'World Bank', state: 'planned' });
    expect(batch.deeds).toMatchObject([{ deed: 'planned', by: 'Ana Ferreira' }]);
    expect(await fingerprintTables(api)).toEqual(before);
    expect(await getProvider(admin)).toMatchObject({
      name: 'worldbank',
      isOn: true,
      last: { batch: batch.id, state: 'planned' },
    });
  });

  it('runs once at a time', async () => {
    const admin = await api.signInAs('admin');
    const responses = await Promise.all([ask(admin), ask(admin)]);
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
    expect((await ask(admin)).statusCode).toBe(201);
  });

  it('leaves no plan after an unreliable response, and says why', async () => {
    const admin = await api.signInAs('admin');
    const batches = await countBatches();
    stub.answer = () => ({ status: 404, body: 'gone' });
    expect((await ask(admin)).json()).toMatchObject({
      statusCode: 502,
      code: 'cities.provider_failed',
      message: expect.stringMatching(/it answered 404: gone. Nothing was planned.$/),
    });
    expect((await ask(admin, 'atlas')).statusCode).toBe(404);
    expect(await countBatches()).toBe(batches);
  });
});

describe('figures of the World Bank', () => {
  it('are planned for the cities of each country, by the newest year with a value, over all pages', async () => {
    stub.answer = respondWithAir(air);
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
    expect(stub.requests.filter((url) => getIndicator(url) === AIR).map(getPageNumber)).toEqual([1, 2, 3]);
    expect(await fingerprintTables(api)).toEqual(before);
  });

  it('are ignored where the table has a newer one', async () => {
    stub.answer = respondWithAir([['PT', '2009', 3]]);
    const batch = await plan();
    expect(batch.changes.filter(({ city }) => city === 'porto')).toEqual([]);
    expect(batch.difference.passedOver).toBeGreaterThan(0);
  });

  it('outside the possible range are refused one by one', async () => {
    stub.answer = respondWithAir([
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
    stub.answer = respondWithAir(air);
    const { id } = await plan();
    await api.app.get(CityBatchesService).apply(id, null);
    const [row] = await api.db.query(
      `SELECT value, year FROM city_figures WHERE city_slug = 'porto' AND key = 'air_pm25' AND NOT score_only`,
    );
    expect(row).toEqual({ value: 7.64, year: '2022' });
    await api.app.get(CityBatchesService).rollBack(id, null);
    expect(await fingerprintTables(api)).toEqual(before);
  });

  it.each<[string, StubAnswer]>([
    ['a requested pause', { status: 429, body: 'slower', headers: { 'retry-after': '0' } }],
    ['a failing server', { status: 503, body: 'later' }],
    ['HTML instead of JSON', { status: 200, body: '<html>Maintenance</html>' }],
    ['a truncated response', { status: 200, body: '[{"page":1,"pages":' }],
  ])('arrive after %s that passes', async (_what, once) => {
    stub.answer = (url, times) => (getPageNumber(url) === 2 && times === 1 ? once : respondWithAir(air)(url));
    expect((await plan()).changeCount).toBeGreaterThan(0);
  });

  const firstPage = (url: URL) => createObservations(url, air) as [Record<string, unknown>, unknown[]];

  it.each<[string, (url: URL) => StubAnswer, RegExp]>([
    [
      'that keeps asking for a pause',
      () => ({ status: 429, body: 'slower' }),
      /asked us to slow down \(429\), 4 times/,
    ],
    ['that keeps failing', () => ({ status: 500, body: 'no' }), /answered 500, 4 times/],
    [
      'that responds with HTML',
      () => ({ status: 200, body: '<!doctype html>' }),
      /answered with a web page, 4 times/,
    ],
    ['whose responses are truncated', () => ({ status: 200, body: '[{"page":1' }), /is incomplete, 4 times/],
    ['that refuses', () => ({ status: 403, body: 'Not you' }), /answered 403: Not you/],
    [
      'that redirects',
      () => ({ status: 302, body: '', headers: { location: 'http://127.0.0.1:9/' } }),
      /could not be reached/,
    ],
    [
      'that does not know the indicator',
      () => [{ message: [{ id: '120', key: 'Invalid value', value: 'It was archived' }] }],
      /it said “It was archived”/,
    ],
    ['that responds in another format', () => ({ data: [] }), /unexpected format/],
    [
      'that skips a page',
      (url) => (getPageNumber(url) === 2 ? [firstPage(url)[0], []] : firstPage(url)),
      /3 of 5 rows/,
    ],
    [
      'that repeats a page',
      (url) => [{ ...firstPage(url)[0], page: 1 }, firstPage(url)[1]],
      /page 2 is page 1/,
    ],
    [
      'that uses another unit',
      (url) => createObservations(url, [['PT', '2022', 7, 'mg per m3']]),
      /another unit \(mg per m3\)/,
    ],
    [
      'that has text values',
      (url) => createObservations(url, [['PT', '2022', 'seven' as never]]),
      /a value is not a number/,
    ],
    [
      'that returns another indicator',
      (url) => createObservations(new URL(`/v2/OTHER${url.search}`, url), air.slice(0, 1)),
      /a row is for OTHER/,
    ],
    [
      'that claims endless pages',
      (url) => [{ ...firstPage(url)[0], pages: 1_000_000_000 }, firstPage(url)[1]],
      /it names 1000000000 pages/,
    ],
    [
      'that has two values for one country and year',
      (url) =>
        createObservations(
          url,
          getIndicator(url) === AIR
            ? [
                ['PT', '2022', 7.6],
                ['PT', '2022', 9.1],
              ]
            : [],
        ),
      /the year 2022 of PT appears twice/,
    ],
    [
      'that has an infinite value',
      () => ({
        status: 200,
        body: JSON.stringify(
          createObservations(new URL(`http://x/${AIR}?page=1`), [['PT', '2022', 7]]),
        ).replace('"value":7,', '"value":1e309,'),
      }),
      /a value is not a number/,
    ],
    ['that has no data', (url) => createObservations(url, []), /has no figure for any city/],
  ])('from a provider %s leave no plan and no trace', async (_what, response, message) => {
    stub.answer = response;
    const batches = await countBatches();
    await expect(plan()).rejects.toThrow(message);
    expect(await countBatches()).toBe(batches);
    expect(await fingerprintTables(api)).toEqual(before);
  });

  it('from an unreachable provider leave no plan', async () => {
    stub.stop();
    await expect(plan()).rejects.toThrow(/could not be reached, 4 times\. Nothing was planned\./);
  });

  it('from a provider that is off are not requested', async () => {
    const other = await startTestApp();
    await expect(other.app.get(CityCommandsService).planFrom('worldbank')).rejects.toThrow(
      'The provider worldbank is off: DATA_PROVIDERS does not name it.',
    );
    const headers = await other.signInAs('admin');
    const url = '/api/admin/cities/providers';
    const refused = await other.inject({ method: 'POST', url: `${url}/worldbank/plan`, headers });
    expect(refused.json()).toMatchObject({
      statusCode: 409,
      code: 'cities.provider_off',
      message: 'World Bank is off, because the settings of this installation don’t list it.',
    });
    const providers = (await other.inject({ url, headers })).json<DataProvider[]>();
    expect(providers.map(({ name, isOn }) => [name, isOn])).toEqual([
      ['worldbank', false],
      ['open-meteo', false],
      ['mlab', false],
    ]);
    for (const { licence, attribution } of providers)
      expect([licence, attribution].join()).toMatch(/CC BY 4.0|CC0 1.0/);
    await other.close();
  });
});
