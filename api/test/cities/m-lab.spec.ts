import type {
  CityBatchDetail,
  CityDetail,
  Comparison,
  DataProvider,
  EditableCity,
  TableFigure,
} from '@wanderwork/contracts';
import { analyse } from '../../src/modules/analysis/analyst/analyst.js';
import { DossiersService } from '../../src/modules/analysis/dossiers.service.js';
import { CitiesService } from '../../src/modules/cities/index.js';
import { BatchReaderService } from '../../src/modules/city-data/batches/batch-reader.service.js';
import { CityBatchesService } from '../../src/modules/city-data/batches/city-batches.service.js';
import { CityCommandsService } from '../../src/modules/city-data/index.js';
import { createMLab } from '../../src/modules/city-data/providers/m-lab.js';
import { ProviderPlansService } from '../../src/modules/city-data/providers/provider-plans.service.js';
import { createUser } from '../admin/admins.js';
import { startTestApp, type TestApp } from '../support/index.js';
import { type CityTests, MLabStorage, writeFile } from './m-lab-files.js';
import { ProviderStub, type StubAnswer } from './provider-stub.js';
import { fingerprintTables } from './tables.js';

const FAST_RETRIES = { timeoutMs: 2000, firstWaitMs: 1 };

const stub = new ProviderStub();
let base: string;
let api: TestApp;
let before: unknown[];
beforeAll(async () => {
  base = await stub.start();
  api = await startTestApp({ config: { providerUrls: { mlab: base } } });
  before = await fingerprintTables(api);
});
afterAll(async () => {
  stub.stop();
  await api.close();
});
beforeEach(() => stub.requests.splice(0));

const porto: CityTests = {
  country: 'PT',
  city: 'Porto',
  tests: 2000,
  download: 150,
  upload: 60,
  latency: 12,
};

const createPlan = async (storage: MLabStorage, pace = FAST_RETRIES): Promise<CityBatchDetail> => {
  const plans = api.app.get(ProviderPlansService);
  return api.app.get(BatchReaderService).get(
    await plans.planFrom(
      createMLab(() => storage.list),
      base,
      null,
      pace,
    ),
  );
};

/** Plans what the files of one month bring. */
const plan = (rows: readonly CityTests[]): Promise<CityBatchDetail> => {
  const storage = new MLabStorage().addMonth('2025-07', rows);
  stub.answer = storage.answer;
  return createPlan(storage);
};

const apply = (id: number) => api.app.get(CityBatchesService).apply(id, null);
const rollBack = (id: number) => api.app.get(CityBatchesService).rollBack(id, null);

/** The planned values of a city, by label. */
const getPlanned = ({ changes }: CityBatchDetail, slug: string): Record<string, unknown> =>
  Object.fromEntries(
    changes
      .filter(({ city }) => city === slug)
      .map(({ label, after }) => [label, (after as TableFigure | null)?.value]),
  );

const getCity = async (slug: string): Promise<CityDetail> =>
  (await api.inject({ url: `/api/cities/${slug}` })).json<CityDetail>();

describe("M-Lab's figures of cities", () => {
  it('are medians over the months, weighted by tests, and the speed of fixed lines follows', async () => {
    const storage = new MLabStorage()
      .addMonth('2025-07', [{ ...porto, tests: 600, download: 100, upload: 50, latency: 20 }])
      .addMonth('2025-08', [{ ...porto, tests: 300, download: 200.06, upload: 40, latency: 18 }])
      .addMonth('2025-09', [{ ...porto, tests: 900, download: 300, upload: 30, latency: 16 }]);
    stub.answer = storage.answer;
    const batch = await createPlan(storage);
    expect(batch).toMatchObject({ origin: 'provider', name: 'M-Lab', state: 'planned', refused: 0 });
    expect(getPlanned(batch, 'porto')).toEqual({
      'Download speed': 250,
      'Upload speed': 35,
      Latency: 17,
      'Speed tests behind these': 600,
      'Fixed lines, scaled from the median': 472.6,
    });
    expect(batch.changes.find(({ label }) => label === 'Upload speed')!.after).toEqual({
      value: 35,
      source: 'm-lab-cities',
      year: '2025-07 to 2025-12',
      grade: 'measured',
      note: "M-Lab's medians of 1,800 download and 1,800 upload tests in the city, all access types together.",
      basis: null,
    });
    expect(batch.changes.filter(({ scoreOnly }) => scoreOnly)).toMatchObject([
      { after: { grade: 'estimate', source: 'm-lab-cities' } },
    ]);
    expect(batch.difference.scores.moved).toBeGreaterThan(0);
    expect(await fingerprintTables(api)).toEqual(before);
  });

  it('are matched by country and name, without regard to case, accents and other spellings', async () => {
    const batch = await plan([
      { ...porto, country: 'CO', city: 'MEDELLIN' },
      { ...porto, country: 'PL', city: 'Wroclaw' },
      { ...porto, country: 'ES', city: 'Seville' },
      { ...porto, country: 'BR', city: 'Porto' },
      { ...porto, country: 'ES', city: 'Granada' },
    ]);
    expect([...new Set(batch.changes.map(({ city }) => city))].sort()).toEqual([
      'granada-spain',
      'medellin',
      'sevilla',
      'wroclaw',
    ]);
  });

  it('need 1,000 tests over all months', async () => {
    const month = (tests: number, city: string) => ({ ...porto, city, tests });
    const storage = new MLabStorage()
      .addMonth('2025-07', [month(499, 'Porto'), month(500, 'Lisbon')])
      .addMonth('2025-08', [month(500, 'Porto'), month(500, 'Lisbon')]);
    stub.answer = storage.answer;
    const { changes } = await createPlan(storage);
    expect([...new Set(changes.map(({ city }) => city))]).toEqual(['lisbon']);
  });

  it('are skipped where two places of one country share the name, unless one has five times the tests', async () => {
    const us = { ...porto, country: 'US' };
    const batch = await plan([
      { ...us, city: 'Portland', subdivision: 'OR', tests: 5000, download: 210 },
      { ...us, city: 'Portland', subdivision: 'ME', tests: 1000, download: 90 },
      { ...us, city: 'Nashville', subdivision: 'TN', tests: 4999 },
      { ...us, city: 'Nashville', subdivision: 'IN', tests: 1000 },
    ]);
    expect(getPlanned(batch, 'portland')).toMatchObject({ 'Download speed': 210 });
    expect(getPlanned(batch, 'nashville')).toEqual({});
  });

  it('say that the servers were far away where the latency is high', async () => {
    const batch = await plan([{ ...porto, latency: 240 }]);
    expect(batch.changes.find(({ label }) => label === 'Download speed')!.after).toMatchObject({
      note: expect.stringMatching(/The tests ran to servers far away/),
    });
  });

  it('replace those of the country on the page, in the score and in comparisons, until they are rolled back', async () => {
    const premium = await createUser(api);
    await api.db.query(`UPDATE users SET subscription_tier = 'premium' WHERE id = $1`, [premium.id]);
    const compareDownloads = async () => {
      const response = await premium.browser.request('GET', '/api/compare?cities=lisbon,porto');
      return response.json<Comparison>().rows.find(({ key }) => key === 'download')!;
    };
    expect(await compareDownloads()).toMatchObject({ sureness: null });
    const country = await getCity('porto');
    expect(country.figures.find(({ key }) => key === 'download')).toMatchObject({
      grade: 'country',
      note: expect.stringMatching(/M-Lab's median for the country/),
    });

    const { id } = await plan([
      { ...porto, download: 400, upload: 200 },
      { ...porto, city: 'Lisbon', download: 40 },
    ]);
    await apply(id);
    const detail = await getCity('porto');
    expect(detail.internetSpeed).toEqual({ value: 400, grade: 'measured' });
    for (const key of ['download', 'upload', 'latency'])
      expect(detail.figures.find((figure) => figure.key === key)).toMatchObject({
        grade: 'measured',
        sourceId: 'm-lab-cities',
        note: "M-Lab's medians of 2,000 download and 2,000 upload tests in the city, all access types together.",
      });
    expect(detail.sources).toContainEqual(
      expect.objectContaining({ id: 'm-lab-cities', licence: 'CC0 1.0' }),
    );
    expect(detail.irex.raw).toBeGreaterThan(country.irex.raw);
    expect(await compareDownloads()).toMatchObject({ leaders: [1], sureness: expect.any(Number) });
    const [fixed] = await api.db.query(
      `SELECT value FROM city_figures WHERE city_slug = 'porto' AND key = 'fixed_speed' AND score_only`,
    );
    expect(fixed).toEqual({ value: 756 });

    await rollBack(id);
    expect(await fingerprintTables(api)).toEqual(before);
  });

  it('are told as those of the city in analyses', async () => {
    const readAnalysis = async (...slugs: string[]) => {
      const cities = await Promise.all(slugs.map((slug) => api.app.get(CitiesService).get(slug)));
      const dossiers = await api.app.get(DossiersService).collect(cities, null);
      return analyse(dossiers)
        .map(({ text }) => text)
        .join(' ');
    };
    const { id } = await plan([
      { ...porto, download: 20, upload: 5, latency: 130 },
      { ...porto, city: 'Lisbon', download: 140 },
    ]);
    expect(await readAnalysis('porto', 'lisbon')).toMatch(/we only know the median of Portugal, \d/);
    await apply(id);
    expect(await readAnalysis('porto', 'lisbon')).toMatch(
      /The median download speed is 20 Mbps in Porto and 140 Mbps in Lisbon\. Lisbon is faster/,
    );
    for (const slug of ['porto', 'lisbon'])
      expect(await readAnalysis(slug)).not.toMatch(
        /speed in Portugal|Portugal’s median|(?:is the|against the|the) country’s median|test in the country/,
      );
    expect(await readAnalysis('porto')).toMatch(/20 Mbps/);
    await rollBack(id);
  });

  it('leave alone what an editor has set, and with a download speed also the speed of fixed lines', async () => {
    const headers = await api.signInAs('admin');
    const url = '/api/admin/cities/braga/figures';
    const { figures } = (await api.inject({ url, headers })).json<EditableCity>();
    const { seen } = figures.find(({ cell }) => cell === 'download')!;
    const download = {
      cell: 'download',
      value: '77',
      source: 'm-lab',
      year: '2027',
      grade: 'measured',
      seen,
    };
    const saved = await api.inject({
      method: 'PUT',
      url,
      headers,
      payload: { reason: 'Measured by us', changes: [download] },
    });
    expect(saved.statusCode).toBe(200);
    const batch = await plan([{ ...porto, city: 'Braga' }]);
    expect(Object.keys(getPlanned(batch, 'braga')).sort()).toEqual(['Latency', 'Upload speed']);
    await rollBack(saved.json<CityBatchDetail>().id);
  });
});

describe('an import of M-Lab by an admin', () => {
  const ROOT = '/api/admin/cities/providers';

  it('is listed with its license, and refused while the files differ from the shipped list', async () => {
    const headers = await api.signInAs('admin');
    const providers = (await api.inject({ url: ROOT, headers })).json<DataProvider[]>();
    expect(providers.find(({ name }) => name === 'mlab')).toMatchObject({
      title: 'M-Lab',
      isOn: true,
      licence: 'CC0 1.0',
    });
    stub.answer = () => ({ status: 200, body: writeFile('downloads', [porto]) });
    const refused = await api.inject({ method: 'POST', url: `${ROOT}/mlab/plan`, headers });
    expect(refused.json()).toMatchObject({
      statusCode: 502,
      code: 'cities.provider_failed',
      message: 'M-Lab, downloads of 2025-07: the file has changed since we checked it. Nothing was planned.',
    });
    expect(stub.requests.map(({ pathname }) => pathname)).toEqual([
      '/mlab-sandbox-iqb-us-central1/cache/v1/20250701T000000Z/20250801T000000Z/downloads_by_country_city/data.parquet',
    ]);
  });

  it('is refused on the command line with the same sentence', async () => {
    stub.answer = () => ({ status: 200, body: writeFile('downloads', [porto]) });
    await expect(api.app.get(CityCommandsService).planFrom('mlab')).rejects.toThrow(
      'the file has changed since we checked it. Nothing was planned.',
    );
  });
});

describe('a file of M-Lab', () => {
  const countBatches = async () => Number((await api.db.query('SELECT count(*) FROM city_batches'))[0].count);

  /** Two months, of which the second one's downloads are replaced. */
  const createStorage = (second: Buffer): MLabStorage => {
    const storage = new MLabStorage().addMonth('2025-07', [porto]);
    storage.add('2025-08', 'downloads', second);
    return storage;
  };

  it.each<[string, Buffer, RegExp]>([
    [
      'that lacks a column',
      writeFile('downloads', [porto], { without: ['download_p50', 'sample_count'] }),
      /downloads of 2025-08: the file lacks sample_count and download_p50\. Nothing was planned\./,
    ],
    ['without rows', writeFile('downloads', []), /the file has no rows/],
    [
      'with a negative speed',
      writeFile('downloads', [{ ...porto, download: -3 }]),
      /Porto has a download of -3/,
    ],
    [
      'with an absurd speed',
      writeFile('downloads', [{ ...porto, download: 1e6 }]),
      /Porto has a download of 1000000/,
    ],
    [
      'with a speed that is not a number',
      writeFile('downloads', [{ ...porto, download: NaN }]),
      /Porto has a download of NaN/,
    ],
    [
      'with an absurd latency',
      writeFile('downloads', [{ ...porto, latency: 4_294_967.3 }]),
      /Porto has a latency of 4294967\.3/,
    ],
    [
      'with a negative number of tests',
      writeFile('downloads', [{ ...porto, tests: -5 }]),
      /Porto has -5 tests/,
    ],
    [
      'with another compression',
      writeFile('downloads', [porto], { codec: 'ZSTD' }),
      /the file is compressed with ZSTD, which we cannot read/,
    ],
    ['that is not Parquet', Buffer.from('country_code,city\nPT,Porto\n'), /the file is not valid Parquet/],
    [
      'that is damaged inside',
      Buffer.concat([Buffer.from('PAR1'), Buffer.alloc(64, 0xff), Buffer.from('PAR1')]),
      /the file is not valid Parquet/,
    ],
  ])('%s is refused, and nothing of the other files is planned', async (_what, bytes, message) => {
    const storage = createStorage(bytes);
    stub.answer = storage.answer;
    const batches = await countBatches();
    await expect(createPlan(storage)).rejects.toThrow(message);
    expect(await countBatches()).toBe(batches);
    expect(await fingerprintTables(api)).toEqual(before);
  });

  const whole = writeFile('downloads', [porto]);

  it.each<[string, StubAnswer, RegExp]>([
    [
      'is missing',
      { status: 404, body: 'NoSuchKey' },
      /2025-08\/downloads\/data\.parquet: it answered 404: NoSuchKey/,
    ],
    ['is put off', { status: 429, body: 'later' }, /asked us to slow down \(429\), 4 times/],
    ['is behind a web page', { status: 200, body: '<!doctype html>' }, /answered with a web page, 4 times/],
    ['is empty', { status: 200, body: '' }, /its answer is incomplete, 4 times/],
    ['is cut off', { status: 200, body: whole.subarray(0, -20) }, /its answer is incomplete, 4 times/],
    [
      'breaks off',
      {
        status: 200,
        body: whole.subarray(0, -20),
        headers: { 'content-length': String(whole.length), connection: 'close' },
      },
      /its answer is incomplete, 4 times/,
    ],
    [
      'has changed',
      { status: 200, body: writeFile('downloads', [{ ...porto, download: 151 }]) },
      /downloads of 2025-08: the file has changed since we checked it\. Nothing was planned\./,
    ],
    ['never comes', 'none', /it took more than 200 ms, 4 times/],
  ])('that %s leaves no plan and no trace', async (_what, answer, message) => {
    const storage = createStorage(whole);
    stub.answer = (url) => (url.pathname.includes('2025-08') ? answer : storage.answer(url));
    const batches = await countBatches();
    const pace = answer === 'none' ? { timeoutMs: 50, firstWaitMs: 1 } : FAST_RETRIES;
    await expect(createPlan(storage, pace)).rejects.toThrow(message);
    expect(await countBatches()).toBe(batches);
    expect(await fingerprintTables(api)).toEqual(before);
  });

  it('that came broken is read at the second attempt', async () => {
    const storage = new MLabStorage().addMonth('2025-07', [porto]);
    stub.answer = (url, times) =>
      times === 1 ? { status: 200, body: whole.subarray(0, -20) } : storage.answer(url);
    expect(getPlanned(await createPlan(storage), 'porto')).toMatchObject({ 'Download speed': 150 });
  });
});
