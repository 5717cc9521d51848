import { BatchReaderService } from '../../src/modules/cities/batches/batch-reader.service.js';
import { ProviderPlansService } from '../../src/modules/cities/providers/provider-plans.service.js';
import { startTestApp, type TestApp } from '../support/index.js';
import { ProviderStub } from './provider-stub.js';
import { contents } from './tables.js';

const HASTE = { timeoutMs: 2000, firstWaitMs: 1 };
const DAY_MS = 86_400_000;

const stub = new ProviderStub();
let house: TestApp;
let before: unknown[];
beforeAll(async () => {
  house = await startTestApp({ config: { providerUrls: { 'open-meteo': await stub.start() } } });
  before = await contents(house);
});
afterAll(async () => {
  stub.stop();
  await house.close();
});
beforeEach(() => stub.asked.splice(0));

interface Archive {
  latitude: number;
  longitude: number;
  daily_units: Record<string, string>;
  daily: { time: string[]; temperature_2m_mean: (number | null)[]; precipitation_sum: (number | null)[] };
}

const daysOf = ({ searchParams }: URL): string[] => {
  const [first, last] = ['start_date', 'end_date'].map((name) => Date.parse(searchParams.get(name)!));
  return Array.from({ length: (last! - first!) / DAY_MS + 1 }, (_, day) =>
    new Date(first! + day * DAY_MS).toISOString().slice(0, 10),
  );
};

const monthOf = (day: string): number => Number(day.slice(5, 7));

/** An answer as Open-Meteo gives it: as many degrees as the month's number, 2 mm every day. */
const archive = (url: URL): Archive => {
  const time = daysOf(url);
  return {
    latitude: Number(url.searchParams.get('latitude')) + 0.04,
    longitude: Number(url.searchParams.get('longitude')) - 0.04,
    daily_units: { time: 'iso8601', temperature_2m_mean: '°C', precipitation_sum: 'mm' },
    daily: { time, temperature_2m_mean: time.map(monthOf), precipitation_sum: time.map(() => 2) },
  };
};

const plan = async () =>
  house.app
    .get(BatchReaderService)
    .get(await house.app.get(ProviderPlansService).plan('open-meteo', null, HASTE));

describe('the climate of Open-Meteo', () => {
  it('is planned as means of months, where no station is near', async () => {
    stub.answer = archive;
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
    expect(stub.asked.map(({ searchParams }) => searchParams.get('latitude'))).not.toContain('38.7167');
    expect(await contents(house)).toEqual(before);
  });

  it('leaves a month out of which too many days are missing, and with it the year', async () => {
    stub.answer = (url) => {
      const answer = archive(url);
      answer.daily.temperature_2m_mean = answer.daily.time.map((day) => (monthOf(day) === 3 ? null : 10));
      return answer;
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

  it.each<[string, (answer: Archive) => object, RegExp]>([
    [
      'in Fahrenheit',
      (answer) => ({ ...answer, daily_units: { ...answer.daily_units, temperature_2m_mean: '°F' } }),
      /other units \(°F, mm\)/,
    ],
    ['of another place', (answer) => ({ ...answer, latitude: answer.latitude + 5 }), /for another place/],
    [
      'that lacks days',
      (answer) => ({ ...answer, daily: { ...answer.daily, time: answer.daily.time.slice(9) } }),
      /3643 of 3652 days came/,
    ],
    [
      'that lacks a series',
      ({ daily: { precipitation_sum: _gone, ...daily }, ...answer }) => ({ ...answer, daily }),
      /unexpected format/,
    ],
    [
      'that has one day twice',
      (answer) => ({
        ...answer,
        daily: { ...answer.daily, time: [answer.daily.time[0], ...answer.daily.time.slice(0, -1)] },
      }),
      /a day or a value is not valid/,
    ],
    [
      'with words among the numbers',
      (answer) => ({
        ...answer,
        daily: { ...answer.daily, precipitation_sum: answer.daily.time.map(() => 'dry') },
      }),
      /a day or a value is not valid/,
    ],
    [
      'that is an error',
      () => ({ status: 400, body: '{"error":true,"reason":"Out of range"}' }),
      /answered 400: .*Out of range/,
    ],
    [
      'that asks for a pause again and again',
      () => ({ status: 429, body: '{"error":true,"reason":"Minutely API request limit exceeded."}' }),
      /\(429\), 4 times/,
    ],
  ])('%s leaves no plan and no trace', async (_what, change, message) => {
    stub.answer = (url) => change(archive(url));
    await expect(plan()).rejects.toThrow(message);
    expect(await contents(house)).toEqual(before);
  });

  it('is refused as a whole when one city’s answer fails, so that no half table is planned', async () => {
    let asked = 0;
    stub.answer = (url) => ((asked += 1) > 3 ? { status: 500, body: 'no' } : archive(url));
    await expect(plan()).rejects.toThrow(/answered 500, 4 times/);
    expect(await contents(house)).toEqual(before);
  });
});
