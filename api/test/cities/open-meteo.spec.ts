import { BatchReaderService } from '../../src/modules/city-data/batches/batch-reader.service.js';
import { ProviderPlansService } from '../../src/modules/city-data/providers/provider-plans.service.js';
import { startTestApp, type TestApp } from '../support/index.js';
import { ProviderStub } from './provider-stub.js';
import { fingerprintTables } from './tables.js';

const FAST_RETRIES = { timeoutMs: 2000, firstWaitMs: 1 };
const DAY_MS = 86_400_000;

const stub = new ProviderStub();
let api: TestApp;
let before: unknown[];
beforeAll(async () => {
  api = await startTestApp({ config: { providerUrls: { 'open-meteo': await stub.start() } } });
  before = await fingerprintTables(api);
});
afterAll(async () => {
  stub.stop();
  await api.close();
});
beforeEach(() => stub.requests.splice(0));

interface Archive {
  latitude: number;
  longitude: number;
  daily_units: Record<string, string>;
  daily: { time: string[]; temperature_2m_mean: (number | null)[]; precipitation_sum: (number | null)[] };
}

const listDays = ({ searchParams }: URL): string[] => {
  const [first, last] = ['start_date', 'end_date'].map((name) => Date.parse(searchParams.get(name)!));
  return Array.from({ length: (last! - first!) / DAY_MS + 1 }, (_, day) =>
    new Date(first! + day * DAY_MS).toISOString().slice(0, 10),
  );
};

const getMonth = (day: string): number => Number(day.slice(5, 7));

/**
 * A response in Open-Meteo's format: each day's temperature is the number of its month, and 2 mm of rain fall every
 * day.
 */
const createArchive = (url: URL): Archive => {
  const time = listDays(url);
  return {
    latitude: Number(url.searchParams.get('latitude')) + 0.04,
    longitude: Number(url.searchParams.get('longitude')) - 0.04,
    daily_units: { time: 'iso8601', temperature_2m_mean: '°C', precipitation_sum: 'mm' },
    daily: { time, temperature_2m_mean: time.map(getMonth), precipitation_sum: time.map(() => 2) },
  };
};

const plan = async () =>
  api.app
    .get(BatchReaderService)
    .get(await api.app.get(ProviderPlansService).plan('open-meteo', null, FAST_RETRIES));

describe('the climate of Open-Meteo', () => {
  it('is planned as monthly means where no station is near', async () => {
    stub.answer = createArchive;
    const { changes, difference } = await plan();
    const aarhus = changes.filter(({ city }) => city === 'aarhus');
    expect(aarhus.map(({ label, after }) => [label, after && 'value' in after && after.value])).toEqual([
      ['Rain by month', [62, 56.5, 62, 60, 62, 60, 62, 62, 60, 62, 60, 62]],
      ['Rain in a year', 730.5],
      ['Temperature by month', [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]],
      ['Temperature, mean of the year', 6.5],
    ]);
    expect(aarhus[0]!.after).toMatchObject({ source: 'open-meteo', year: '2014–2023', grade: 'estimate' });
    expect(difference.scores.moved).toBeGreaterThan(0);
    // Lisbon has a station of its own.
    expect(stub.requests.map(({ searchParams }) => searchParams.get('latitude'))).not.toContain('38.7167');
    expect(await fingerprintTables(api)).toEqual(before);
  });

  it('leaves out a month with too many missing days, and with it the year', async () => {
    stub.answer = (url) => {
      const response = createArchive(url);
      response.daily.temperature_2m_mean = response.daily.time.map((day) =>
        getMonth(day) === 3 ? null : 10,
      );
      return response;
    };
    const { changes } = await plan();
    const [months] = changes.filter(
      ({ city, label }) => city === 'aarhus' && label === 'Temperature by month',
    );
    expect(months!.after).toMatchObject({ value: [10, 10, null, 10, 10, 10, 10, 10, 10, 10, 10, 10] });
    expect(
      changes.some(({ city, label }) => city === 'aarhus' && label.startsWith('Temperature, mean')),
    ).toBe(false);
  });

  it.each<[string, (response: Archive) => object, RegExp]>([
    [
      'in Fahrenheit',
      (response) => ({ ...response, daily_units: { ...response.daily_units, temperature_2m_mean: '°F' } }),
      /other units \(°F, mm\)/,
    ],
    [
      'for another place',
      (response) => ({ ...response, latitude: response.latitude + 5 }),
      /for another place/,
    ],
    [
      'with missing days',
      (response) => ({ ...response, daily: { ...response.daily, time: response.daily.time.slice(9) } }),
      /3643 of 3652 days came/,
    ],
    [
      'with a missing series',
      ({ daily: { precipitation_sum: _gone, ...daily }, ...response }) => ({ ...response, daily }),
      /unexpected format/,
    ],
    [
      'with a duplicate day',
      (response) => ({
        ...response,
        daily: { ...response.daily, time: [response.daily.time[0], ...response.daily.time.slice(0, -1)] },
      }),
      /a day or a value is not valid/,
    ],
    [
      'with text among the numbers',
      (response) => ({
        ...response,
        daily: { ...response.daily, precipitation_sum: response.daily.time.map(() => 'dry') },
      }),
      /a day or a value is not valid/,
    ],
    [
      'that is an error',
      () => ({ status: 400, body: '{"error":true,"reason":"Out of range"}' }),
      /answered 400: .*Out of range/,
    ],
    [
      'that keeps asking for a pause',
      () => ({ status: 429, body: '{"error":true,"reason":"Minutely API request limit exceeded."}' }),
      /\(429\), 4 times/,
    ],
  ])('%s leaves no plan and no trace', async (_what, change, message) => {
    stub.answer = (url) => change(createArchive(url));
    await expect(plan()).rejects.toThrow(message);
    expect(await fingerprintTables(api)).toEqual(before);
  });

  it('is refused as a whole when one city fails, so that no half table is planned', async () => {
    let requests = 0;
    stub.answer = (url) => ((requests += 1) > 3 ? { status: 500, body: 'no' } : createArchive(url));
    await expect(plan()).rejects.toThrow(/answered 500, 4 times/);
    expect(await fingerprintTables(api)).toEqual(before);
  });
});
