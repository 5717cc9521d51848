import type {
  BatchDifference,
  CityDetail,
  EditableCity,
  IrexHistory,
  IrexTrends,
} from '@wanderwork/contracts';
import { FORMULA_VERSION } from '@wanderwork/irex';
import { BatchReaderService } from '../../src/modules/city-data/batches/batch-reader.service.js';
import { CityBatchesService } from '../../src/modules/city-data/batches/city-batches.service.js';
import { CitiesImportService, SHIPPED_TABLE } from '../../src/modules/city-data/index.js';
import { FigureRanges9850000000000 } from '../../src/platform/database/migrations/9850-figure-ranges.js';
import { startTestApp, type TestApp } from '../support/index.js';
import { getShippedCost } from './tables.js';

let api: TestApp;
let admin: Record<string, string>;

/** The older figures as cells of a batch. */
const toCell = (value: number, grade: string, source: string) => ({
  value,
  source,
  year: '2026',
  grade,
  note: null,
  basis: null,
});
const oldRent = toCell(900, 'estimate', 'cost-model');
const newRent = toCell(950, 'measured', 'cost-model');
const oldTotal = toCell(1800, 'given', 'launch-sample');
const newTotal = toCell(1900, 'given', 'launch-sample');
const meal = toCell(9.9, 'estimate', 'cost-model');

const setFigure = async (slug: string, key: string, cell: ReturnType<typeof toCell>) => {
  await api.db.query('DELETE FROM city_figures WHERE city_slug = $1 AND key = $2', [slug, key]);
  await api.db.query(
    `INSERT INTO city_figures (city_slug, key, score_only, value, source_id, year, grade)
     VALUES ($1, $2, false, $3, $4, $5, $6)`,
    [slug, key, JSON.stringify(cell.value), cell.source, cell.year, cell.grade],
  );
};

const difference: BatchDifference = {
  cities: { added: 0, changed: 1, gone: 0 },
  figures: { added: 0, changed: 1, removed: 0 },
  unnamed: 0,
  passedOver: 0,
  scores: { moved: 0, movedFar: 0, bandsChanged: 0, movers: [] },
};

const addBatch = async (
  state: string,
  city: string,
  cell: string,
  before: object | null,
  after: object | null,
) => {
  const [{ id }] = await api.db.query<[{ id: number }]>(
    `INSERT INTO city_batches (origin, name, reason, hash, state, table_version, sources, refused, difference)
     VALUES ('editor', $1, 'Checked', '', $2, 'older', '[]', '[]', $3) RETURNING id`,
    [city, state, JSON.stringify(difference)],
  );
  await api.db.query(
    'INSERT INTO city_batch_changes (batch_id, city_slug, cell, before, after) VALUES ($1, $2, $3, $4, $5)',
    [id, city, cell, before && JSON.stringify(before), after && JSON.stringify(after)],
  );
  return id;
};

/** Last month's and this month's scores by formula 2026.1, whose inputs had other fields. */
const addOlderScores = async () => {
  await api.db.query(
    `INSERT INTO irex_inputs SELECT 'older-' || hash, inputs - 'costError' || '{"costBasis": "estimate"}' FROM irex_inputs`,
  );
  await api.db.query(
    `UPDATE irex_snapshots SET formula_version = '2026.1', inputs_hash = 'older-' || inputs_hash, published = published - 2`,
  );
  await api.db.query(
    `INSERT INTO irex_snapshots SELECT city_slug, '2020-01', formula_version, inputs_hash, raw, published - 1, confidence,
       dimensions FROM irex_snapshots`,
  );
};

const ids = { rent: 0, total: 0, mealRemoved: 0, planned: 0 };
let publishedBefore: Map<string, number>;
beforeAll(async () => {
  api = await startTestApp();
  admin = await api.signInAs('admin');
  const runner = api.db.createQueryRunner();
  const migration = new FigureRanges9850000000000();
  await migration.down(runner);
  await api.db.query(
    `INSERT INTO figure_sources VALUES ('launch-sample', 'Launch sample', NULL, 'None', 'Given by the product')`,
  );
  await setFigure('lisbon', 'rent_outside', toCell(528, 'estimate', 'cost-model'));
  await setFigure('lisbon', 'meal', meal);
  await setFigure('lisbon', 'given_speed', toCell(85, 'given', 'launch-sample'));
  await setFigure('medellin', 'monthly_cost', toCell(1300, 'given', 'launch-sample'));
  await setFigure('lisbon', 'monthly_cost', newTotal);
  await setFigure('porto', 'rent_center', newRent);
  ids.rent = await addBatch('applied', 'porto', 'rent_center', oldRent, newRent);
  ids.total = await addBatch('applied', 'lisbon', 'monthly_cost', oldTotal, newTotal);
  ids.mealRemoved = await addBatch('applied', 'porto', 'meal', meal, null);
  ids.planned = await addBatch('planned', 'lyon', 'rent_center', oldRent, newRent);
  await addOlderScores();
  await migration.up(runner);
  await runner.release();
  const rows = await api.db.query<{ slug: string; published: number }[]>(
    `SELECT city_slug AS slug, published FROM irex_snapshots WHERE month <> '2020-01'`,
  );
  publishedBefore = new Map(rows.map(({ slug, published }) => [slug, published]));
  await api.db.query('DELETE FROM city_imports');
  await api.app.get(CitiesImportService).run(SHIPPED_TABLE);
});
afterAll(() => api.close());

const getCity = async (slug: string) => (await api.inject({ url: `/api/cities/${slug}` })).json<CityDetail>();
const findFigure = ({ figures }: CityDetail, key: string) => figures.find((one) => one.key === key);
const act = (id: number, action: string) =>
  api.inject({ method: 'POST', url: `/api/admin/cities/batches/${id}/${action}`, headers: admin });

describe('an upgrade from the table of formula 2026.1', () => {
  it('replaces the figures of the older table', async () => {
    const medellin = await getCity('medellin');
    expect(medellin.monthlyCost.value).toBe(getShippedCost('medellin'));
    const old = await api.db.query(
      `SELECT 1 FROM city_figures WHERE grade = 'given'
         OR key IN ('rent_center', 'rent_outside', 'other_with_coworking', 'given_speed', 'meal')`,
    );
    expect(old).toEqual([]);
    const grades = await api.db.query('SELECT DISTINCT monthly_cost_grade AS grade FROM cities ORDER BY 1');
    expect(grades).toEqual([{ grade: 'estimate' }, { grade: null }]);
  });

  it('keeps the figures that somebody had set, under their new names', async () => {
    expect(findFigure(await getCity('porto'), 'rent')).toMatchObject({ value: 950, grade: 'measured' });
    expect(findFigure(await getCity('lisbon'), 'monthly_cost')).toMatchObject({
      value: 1900,
      grade: 'estimate',
    });
    const response = await api.inject({ url: '/api/admin/cities/porto/figures', headers: admin });
    const rent = response.json<EditableCity>().figures.find(({ cell }) => cell === 'rent');
    expect(rent).toMatchObject({ setBy: ids.rent });
  });

  it('lists its older batches, and what they changed', async () => {
    const reader = api.app.get(BatchReaderService);
    expect((await reader.get(ids.rent)).changes).toMatchObject([{ label: 'Rent, one bedroom' }]);
    expect((await reader.get(ids.mealRemoved)).changes).toMatchObject([{ label: 'meal', after: null }]);
    expect((await reader.list()).items.map(({ id }) => id)).toEqual(
      expect.arrayContaining(Object.values(ids)),
    );
  });

  it('refuses an older plan, because the table has changed since', async () => {
    const response = await act(ids.planned, 'apply');
    expect(response.json()).toMatchObject({ statusCode: 409, code: 'cities.table_changed' });
  });

  it('refuses to roll back to figures and grades that the table no longer has, naming them', async () => {
    expect((await act(ids.mealRemoved, 'roll-back')).json()).toMatchObject({
      statusCode: 409,
      message: `Batch ${ids.mealRemoved} cannot be rolled back: it would bring back figures of an older version of the table (porto: meal).`,
    });
    expect((await act(ids.total, 'roll-back')).json()).toMatchObject({
      statusCode: 409,
      message: expect.stringContaining('lisbon: Monthly cost for one person'),
    });
  });

  it('rolls back an older batch of a figure that only has a new name', async () => {
    await api.app.get(CityBatchesService).rollBack(ids.rent, null);
    expect(findFigure(await getCity('porto'), 'rent')).toMatchObject({ value: 900 });
  });
});

describe('the history of scores after that upgrade', () => {
  it('names the change of the formula and its figures for every city, and compares no scores across it', async () => {
    for (const [slug, published] of publishedBefore) {
      const history = (await api.inject({ url: `/api/cities/${slug}/history` })).json<IrexHistory>();
      expect([slug, history.formulaVersion, history.months.length]).toEqual([slug, FORMULA_VERSION, 2]);
      const [now, before] = history.months;
      expect(now).toMatchObject({ points: null, changed: [] });
      expect(now!.formulaChange).toEqual({ from: '2026.1', published: expect.closeTo(published, 1) });
      expect(before).toMatchObject({ month: '2020-01', points: null });
      expect(before).not.toHaveProperty('formulaChange');
    }
    expect(publishedBefore.size).toBe(316);
  });

  it('names the change in the first month of the formula, even if no month is before it', async () => {
    await api.db.query(`DELETE FROM irex_snapshots WHERE month = '2020-01'`);
    const { months } = (await api.inject({ url: '/api/cities/lisbon/history' })).json<IrexHistory>();
    expect(months).toMatchObject([{ points: null, changed: [], formulaChange: { from: '2026.1' } }]);
  });

  it('leaves the months before the change out of the trends', async () => {
    await api.db.query(
      `INSERT INTO irex_snapshots SELECT city_slug, '2020-02', $1, inputs_hash, raw, published - 5, confidence, dimensions
       FROM irex_snapshots WHERE formula_version = '2026.1'`,
      [FORMULA_VERSION],
    );
    const trends = (await api.inject({ url: '/api/irex/trends' })).json<IrexTrends>();
    expect(trends).toMatchObject({ before: null, months: [trends.month], risen: [], fallen: [] });
  });
});
