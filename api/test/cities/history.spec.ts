import type { ErrorBody, IrexHistory } from '@wanderwork/contracts';
import { FORMULA_VERSION } from '@wanderwork/irex';
import { CitiesImportService, SHIPPED_TABLE } from '../../src/modules/city-data/index.js';
import { MonthlySnapshotsJob } from '../../src/modules/irex/index.js';
import { startTestApp, type TestApp } from '../support/index.js';

let api: TestApp;
beforeAll(async () => (api = await startTestApp()));
afterAll(() => api.close());

const ask = (slug: string) => api.inject({ method: 'GET', url: `/api/cities/${slug}/history` });
const history = async (slug: string) => (await ask(slug)).json<IrexHistory>();
const getCurrentMonth = () => new Date().toISOString().slice(0, 7);

/** Inserts an earlier month for Lisbon whose affordability was lower by `points`. */
const insertDearerMonth = (month: string, points: number) =>
  api.db.query(
    `INSERT INTO irex_snapshots SELECT city_slug, $1, formula_version, inputs_hash, raw, published - 2, confidence,
       jsonb_set(dimensions, '{1,score}', to_jsonb((dimensions->1->>'score')::float - $2::float))
     FROM irex_snapshots WHERE city_slug = 'lisbon' AND month = $3`,
    [month, points, getCurrentMonth()],
  );

const countSnapshots = async (where = 'true') =>
  (await api.db.query(`SELECT count(*)::int AS n FROM irex_snapshots WHERE ${where}`))[0] as { n: number };

describe("a city's history", () => {
  it('starts with the first measured month, without changes', async () => {
    expect(await history('lisbon')).toEqual({
      slug: 'lisbon',
      formulaVersion: FORMULA_VERSION,
      months: [
        {
          month: getCurrentMonth(),
          published: 91,
          confidence: expect.any(Number),
          points: null,
          changed: [],
        },
      ],
    });
  });

  it('shows what changed since the previous month, by dimension', async () => {
    await insertDearerMonth('2020-01', 5);
    const { months } = await history('lisbon');
    expect(months.map(({ month }) => month)).toEqual([getCurrentMonth(), '2020-01']);
    expect(months[0]).toMatchObject({ points: 2, changed: [{ key: 'affordability' }] });
    const [{ from, to, points }] = months[0]!.changed as [IrexHistory['months'][0]['changed'][0]];
    expect(to - from).toBeCloseTo(5);
    expect(points).toBeGreaterThan(0.5);
    expect(months[1]).toMatchObject({ points: null, changed: [] });
  });

  it.each(['no-such-city', '%27%20OR%201=1', 'LISBON'])('returns 404 for %s', async (slug) => {
    const response = await ask(slug);
    expect(response.statusCode).toBe(404);
    expect(response.json<ErrorBody>().code).toBe('city.not_found');
  });
});

describe('the monthly snapshots', () => {
  it('are one per city and month, however often the same table is imported', async () => {
    const before = await countSnapshots();
    await api.app.get(CitiesImportService).run(SHIPPED_TABLE);
    await api.app.get(MonthlySnapshotsJob).takeSnapshot(new Date());
    expect(await countSnapshots()).toEqual(before);
    expect(await countSnapshots(`month = '${getCurrentMonth()}'`)).toEqual({ n: 316 });
  });

  it('are taken in a month without a change too', async () => {
    await api.app.get(MonthlySnapshotsJob).takeSnapshot(new Date('2031-03-01T00:00:00Z'));
    expect(await countSnapshots(`month = '2031-03'`)).toEqual({ n: 316 });
    await api.db.query(`DELETE FROM irex_snapshots WHERE month = '2031-03'`);
  });

  it('of an older formula are recomputed with the current one', async () => {
    await api.db.query(`UPDATE irex_snapshots SET formula_version = '2019.9', published = 1, raw = 1`);
    await api.db.query('DELETE FROM city_imports');
    await api.app.get(CitiesImportService).run(SHIPPED_TABLE);
    const past = (await history('lisbon')).months.find(({ month }) => month === '2020-01');
    expect(past).toBeDefined();
    expect(past!.published).toBeGreaterThan(80);
    expect(past).not.toHaveProperty('formulaChange');
    expect(await countSnapshots(`formula_version = '2019.9'`)).not.toEqual({ n: 0 });
  });
});
