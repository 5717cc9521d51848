import { BatchReaderService } from '../../src/modules/city-data/batches/batch-reader.service.js';
import { CityBatchesService } from '../../src/modules/city-data/batches/city-batches.service.js';
import { FilePlansService } from '../../src/modules/city-data/batches/file-plans.service.js';
import { startTestApp, type TestApp } from '../support/index.js';
import { fingerprintTables, getCost, getShippedCost, createCostsCsv, createLine } from './tables.js';

let api: TestApp;
let files: FilePlansService;
let batches: CityBatchesService;
let reader: BatchReaderService;
beforeAll(async () => {
  api = await startTestApp();
  files = api.app.get(FilePlansService);
  batches = api.app.get(CityBatchesService);
  reader = api.app.get(BatchReaderService);
});
afterAll(() => api.close());

const plan = (bytes: Buffer | string) => files.plan({ name: 'costs.csv', bytes: Buffer.from(bytes) }, null);

const planAndApply = async (bytes: Buffer | string) => {
  const id = await plan(bytes);
  await batches.apply(id, null);
  return id;
};

/** The audit entries of a batch, oldest first. */
const listAuditEntries = (id: number): Promise<unknown> =>
  api.db.query(
    `SELECT action, new_value FROM audit_entries WHERE target_type = 'city-batch' AND target_id = $1 ORDER BY id`,
    [String(id)],
  );

describe('a batch', () => {
  it('is planned without changing the table', async () => {
    const before = await fingerprintTables(api);
    const batch = await reader.get(await plan(createCostsCsv(['porto', 2900], ['lyon', 1200])));
    expect(await fingerprintTables(api)).toEqual(before);
    expect(batch).toMatchObject({
      origin: 'file',
      name: 'costs.csv',
      state: 'planned',
      refused: 0,
      changeCount: 2,
      difference: {
        cities: { added: 0, changed: 2, gone: 0 },
        figures: { added: 0, changed: 2, removed: 0 },
      },
      deeds: [{ deed: 'planned', by: null }],
    });
    expect(batch.changes[1]).toMatchObject({
      city: 'porto',
      cityName: 'Porto',
      label: 'Monthly cost for one person',
      unit: 'USD a month',
      before: { value: getShippedCost('porto'), source: 'cost-model', year: '2026' },
      after: { value: 2900, source: 'cost-model', year: '2027', grade: 'estimate', note: null },
    });
  });

  it('previews which scores change, and changes exactly those', async () => {
    const before = await getCost(api, 'porto');
    const id = await plan(createCostsCsv(['porto', 3000]));
    const { difference } = await reader.get(id);
    const mover = difference.scores.movers.find(({ city }) => city === 'porto')!;
    await batches.apply(id, null);
    const after = await getCost(api, 'porto');
    expect(after.monthly_cost).toBe(3000);
    expect(mover.from).toBeCloseTo(before.irex, 1);
    expect(mover.to).toBeCloseTo(after.irex, 1);
    expect(mover.points).toBeLessThan(-0.5);
    await batches.rollBack(id, null);
  });

  it('is rolled back to the previous table, including scores, snapshots and search data', async () => {
    const before = await fingerprintTables(api);
    const id = await planAndApply(createCostsCsv(['porto', 2500], ['braga', 1000]));
    expect(await fingerprintTables(api)).not.toEqual(before);
    await batches.rollBack(id, null);
    expect(await fingerprintTables(api)).toEqual(before);
    const { state, deeds: actions } = await reader.get(id);
    expect({ state, deeds: actions.map(({ deed: action }) => action) }).toEqual({
      state: 'rolled_back',
      deeds: ['planned', 'applied', 'rolled_back'],
    });
  });

  it('is refused when the table has changed since it was planned', async () => {
    const lateBatch = await plan(createCostsCsv(['porto', 2500]));
    const first = await planAndApply(createCostsCsv(['lyon', 1500]));
    const before = await fingerprintTables(api);
    await expect(batches.apply(lateBatch, null)).rejects.toThrow(/has changed since batch \d+ was planned/);
    expect(await fingerprintTables(api)).toEqual(before);
    await batches.rollBack(first, null);
    await batches.apply(lateBatch, null);
    await batches.rollBack(lateBatch, null);
  });

  it('can be rolled back even if it is not the latest, as long as nobody changed its figures since', async () => {
    const before = await fingerprintTables(api);
    const first = await planAndApply(createCostsCsv(['porto', 2500]));
    const second = await planAndApply(createCostsCsv(['lyon', 1500]));
    await batches.rollBack(first, null);
    expect((await getCost(api, 'lyon')).monthly_cost).toBe(1500);
    await batches.rollBack(second, null);
    expect(await fingerprintTables(api)).toEqual(before);
  });

  it('names the figures and the batch that prevent a rollback', async () => {
    const first = await planAndApply(createCostsCsv(['porto', 2500]));
    const second = await planAndApply(createCostsCsv(['porto', 2600]));
    await expect(batches.rollBack(first, null)).rejects.toThrow(
      `Batch ${first} cannot be rolled back: porto: Monthly cost for one person changed since, by batch ${second}. Roll that back first.`,
    );
    expect((await getCost(api, 'porto')).monthly_cost).toBe(2600);
    await batches.rollBack(second, null);
    await batches.rollBack(first, null);
  });

  it('is applied once and rolled back once, even when two requests do it at the same time', async () => {
    const id = await plan(createCostsCsv(['porto', 2500]));
    const outcomes = async (work: () => Promise<void>) =>
      (await Promise.allSettled([work(), work()])).map(({ status }) => status).sort();
    expect(await outcomes(() => batches.apply(id, null))).toEqual(['fulfilled', 'rejected']);
    expect(await outcomes(() => batches.rollBack(id, null))).toEqual(['fulfilled', 'rejected']);
    await expect(batches.rollBack(id, null)).rejects.toThrow(`Batch ${id} is already rolled back.`);
  });

  it('adds a new city and removes it again', async () => {
    const before = await fingerprintTables(api);
    const atlantis = createLine('porto', (city) => {
      city.slug = 'atlantis';
      city.name = 'Atlantis';
    });
    const id = await plan(atlantis);
    expect((await reader.get(id)).difference.cities).toEqual({ added: 1, changed: 0, gone: 0 });
    await batches.apply(id, null);
    expect((await api.inject({ url: '/api/cities/atlantis' })).json()).toMatchObject({ name: 'Atlantis' });
    await batches.rollBack(id, null);
    expect((await api.inject({ url: '/api/cities/atlantis' })).statusCode).toBe(404);
    expect(await fingerprintTables(api)).toEqual(before);
  });

  it('that added a city does not remove it while it has newer figures', async () => {
    const before = await fingerprintTables(api);
    const atlantis = createLine('porto', (city) => {
      city.slug = 'atlantis';
      delete city.figures.cost!.leisure;
    });
    const brought = await planAndApply(atlantis);
    const fed = await planAndApply('slug,leisure,source,year,grade\natlantis,12,cost-model,2027,estimate');
    await expect(batches.rollBack(brought, null)).rejects.toThrow(
      `Batch ${brought} cannot be rolled back: atlantis: Leisure changed since, by batch ${fed}. Roll that back first.`,
    );
    expect((await api.inject({ url: '/api/cities/atlantis' })).statusCode).toBe(200);
    await batches.rollBack(fed, null);
    await batches.rollBack(brought, null);
    expect(await fingerprintTables(api)).toEqual(before);
  });

  it('leaves the old table unchanged when it fails midway', async () => {
    const id = await plan(createCostsCsv(['porto', 2500]));
    const before = await fingerprintTables(api);
    await api.db.query(
      `CREATE FUNCTION fail() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'no'; END $$`,
    );
    await api.db.query('CREATE TRIGGER fail BEFORE INSERT ON city_search_profiles EXECUTE FUNCTION fail()');
    await expect(batches.apply(id, null)).rejects.toThrow('no');
    await api.db.query('DROP TRIGGER fail ON city_search_profiles');
    expect(await fingerprintTables(api)).toEqual(before);
    expect((await reader.get(id)).state).toBe('planned');
    await batches.apply(id, null);
    await batches.rollBack(id, null);
  });

  it('without changes cannot be applied', async () => {
    const id = await plan('slug,population\nporto,');
    await expect(batches.apply(id, null)).rejects.toThrow('There is nothing to change');
  });

  it('can be discarded while it is planned, but not once it is applied', async () => {
    const id = await plan(createCostsCsv(['porto', 2500]));
    await batches.discard(id, null);
    await expect(reader.get(id)).rejects.toThrow(`There is no batch ${id}.`);
    const other = await planAndApply(createCostsCsv(['porto', 2500]));
    await expect(batches.discard(other, null)).rejects.toThrow(`Batch ${other} is already applied.`);
    await batches.rollBack(other, null);
  });

  it('is deleted when it stays planned for a month; applied batches stay', async () => {
    const [old, young, done] = [
      await plan(createCostsCsv(['porto', 2500])),
      await plan(createCostsCsv(['porto', 2600])),
      await planAndApply(createCostsCsv(['lyon', 1500])),
    ];
    await api.db.query(
      `UPDATE city_batch_deeds SET done_at = done_at - interval '31 days' WHERE batch_id IN ($1, $2)`,
      [old, done],
    );
    await plan(createCostsCsv(['porto', 2700]));
    await expect(reader.get(old)).rejects.toThrow(`There is no batch ${old}.`);
    expect((await reader.get(young)).state).toBe('planned');
    await batches.rollBack(done, null);
  });

  it('is recorded in the audit log with a summary', async () => {
    const id = await planAndApply(createCostsCsv(['porto', 2500]));
    await batches.rollBack(id, null);
    const what = { origin: 'file', name: 'costs.csv', cities: 1, figures: 1 };
    expect(await listAuditEntries(id)).toEqual([
      { action: 'cities.batch_applied', new_value: what },
      { action: 'cities.batch_rolled_back', new_value: what },
    ]);
  });

  it('is in the audit log after it was discarded', async () => {
    const id = await plan(createCostsCsv(['porto', 2500], ['lyon', 1200]));
    await batches.discard(id, null);
    const what = { origin: 'file', name: 'costs.csv', cities: 2, figures: 2 };
    expect(await listAuditEntries(id)).toEqual([{ action: 'cities.batch_discarded', new_value: what }]);
  });

  it('shows its new figures on pages requested afterwards', async () => {
    const getShownCost = async () =>
      (await api.inject({ url: '/api/cities/porto' })).json<{ monthlyCost: { value: number } }>().monthlyCost
        .value;
    const before = await getShownCost();
    const id = await planAndApply(createCostsCsv(['porto', 2345]));
    expect(await getShownCost()).toBe(2345);
    await batches.rollBack(id, null);
    expect(await getShownCost()).toBe(before);
  });
});
