import { BatchReaderService } from '../../src/modules/cities/batches/batch-reader.service.js';
import { CityBatchesService } from '../../src/modules/cities/batches/city-batches.service.js';
import { FilePlansService } from '../../src/modules/cities/batches/file-plans.service.js';
import { startTestApp, type TestApp } from '../support/index.js';
import { contents, costOf, costs, line } from './tables.js';

let house: TestApp;
let files: FilePlansService;
let batches: CityBatchesService;
let reader: BatchReaderService;
beforeAll(async () => {
  house = await startTestApp();
  files = house.app.get(FilePlansService);
  batches = house.app.get(CityBatchesService);
  reader = house.app.get(BatchReaderService);
});
afterAll(() => house.close());

const plan = (bytes: Buffer | string) => files.plan({ name: 'costs.csv', bytes: Buffer.from(bytes) }, null);

const applied = async (bytes: Buffer | string) => {
  const id = await plan(bytes);
  await batches.apply(id, null);
  return id;
};

/** What the audit log tells of a batch, in the order in which it happened. */
const audited = (id: number): Promise<unknown> =>
  house.db.query(
    `SELECT action, new_value FROM audit_entries WHERE target_type = 'city-batch' AND target_id = $1 ORDER BY id`,
    [String(id)],
  );

describe('a batch', () => {
  it('is planned without a trace in the table', async () => {
    const before = await contents(house);
    const batch = await reader.get(await plan(costs(['porto', 2900], ['lyon', 1200])));
    expect(await contents(house)).toEqual(before);
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
      label: 'Cost of a month for one',
      unit: 'USD a month',
      before: { value: 1970, source: 'cost-model', year: '2026' },
      after: { value: 2900, source: 'cost-model', year: '2027', grade: 'estimate', note: null },
    });
  });

  it('tells beforehand which scores it moves, and moves just these', async () => {
    const before = await costOf(house, 'porto');
    const id = await plan(costs(['porto', 3000]));
    const { difference } = await reader.get(id);
    const mover = difference.scores.movers.find(({ city }) => city === 'porto')!;
    await batches.apply(id, null);
    const after = await costOf(house, 'porto');
    expect(after.monthly_cost).toBe(3000);
    expect(mover.from).toBeCloseTo(before.irex, 1);
    expect(mover.to).toBeCloseTo(after.irex, 1);
    expect(mover.points).toBeLessThan(-0.5);
    await batches.rollBack(id, null);
  });

  it('is rolled back to the table as it was, scores, snapshots and searches included', async () => {
    const before = await contents(house);
    const id = await applied(costs(['porto', 2500], ['braga', 1000]));
    expect(await contents(house)).not.toEqual(before);
    await batches.rollBack(id, null);
    expect(await contents(house)).toEqual(before);
    const { state, deeds } = await reader.get(id);
    expect({ state, deeds: deeds.map(({ deed }) => deed) }).toEqual({
      state: 'rolled_back',
      deeds: ['planned', 'applied', 'rolled_back'],
    });
  });

  it('is refused when the table has changed since it was planned', async () => {
    const late = await plan(costs(['porto', 2500]));
    const first = await applied(costs(['lyon', 1500]));
    const before = await contents(house);
    await expect(batches.apply(late, null)).rejects.toThrow(/has changed since batch \d+ was planned/);
    expect(await contents(house)).toEqual(before);
    await batches.rollBack(first, null);
    await batches.apply(late, null);
    await batches.rollBack(late, null);
  });

  it('goes back also when it is not the latest, as long as nobody changed its figures since', async () => {
    const before = await contents(house);
    const first = await applied(costs(['porto', 2500]));
    const second = await applied(costs(['lyon', 1500]));
    await batches.rollBack(first, null);
    expect((await costOf(house, 'lyon')).monthly_cost).toBe(1500);
    await batches.rollBack(second, null);
    expect(await contents(house)).toEqual(before);
  });

  it('names the figures and the batch that stand in the way of going back', async () => {
    const first = await applied(costs(['porto', 2500]));
    const second = await applied(costs(['porto', 2600]));
    await expect(batches.rollBack(first, null)).rejects.toThrow(
      `Batch ${first} cannot be rolled back: porto: Cost of a month for one changed since, by batch ${second}. Roll that back first.`,
    );
    expect((await costOf(house, 'porto')).monthly_cost).toBe(2600);
    await batches.rollBack(second, null);
    await batches.rollBack(first, null);
  });

  it('is applied once and rolled back once, also by two at the same time', async () => {
    const id = await plan(costs(['porto', 2500]));
    const outcomes = async (work: () => Promise<void>) =>
      (await Promise.allSettled([work(), work()])).map(({ status }) => status).sort();
    expect(await outcomes(() => batches.apply(id, null))).toEqual(['fulfilled', 'rejected']);
    expect(await outcomes(() => batches.rollBack(id, null))).toEqual(['fulfilled', 'rejected']);
    await expect(batches.rollBack(id, null)).rejects.toThrow(`Batch ${id} is already rolled back.`);
  });

  it('brings a new city, and takes it away again', async () => {
    const before = await contents(house);
    const atlantis = line('porto', (city) => {
      city.slug = 'atlantis';
      city.name = 'Atlantis';
    });
    const id = await plan(atlantis);
    expect((await reader.get(id)).difference.cities).toEqual({ added: 1, changed: 0, gone: 0 });
    await batches.apply(id, null);
    expect((await house.inject({ url: '/api/cities/atlantis' })).json()).toMatchObject({ name: 'Atlantis' });
    await batches.rollBack(id, null);
    expect((await house.inject({ url: '/api/cities/atlantis' })).statusCode).toBe(404);
    expect(await contents(house)).toEqual(before);
  });

  it('that brought a city does not take it away from under figures that came to it since', async () => {
    const before = await contents(house);
    const atlantis = line('porto', (city) => {
      city.slug = 'atlantis';
      delete city.figures.cost!.meal;
    });
    const brought = await applied(atlantis);
    const fed = await applied('slug,meal,source,year,grade\natlantis,12,cost-model,2027,estimate');
    await expect(batches.rollBack(brought, null)).rejects.toThrow(
      `Batch ${brought} cannot be rolled back: atlantis: A plain meal out changed since, by batch ${fed}. Roll that back first.`,
    );
    expect((await house.inject({ url: '/api/cities/atlantis' })).statusCode).toBe(200);
    await batches.rollBack(fed, null);
    await batches.rollBack(brought, null);
    expect(await contents(house)).toEqual(before);
  });

  it('leaves the old table when it fails midway', async () => {
    const id = await plan(costs(['porto', 2500]));
    const before = await contents(house);
    await house.db.query(
      `CREATE FUNCTION fail() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'no'; END $$`,
    );
    await house.db.query('CREATE TRIGGER fail BEFORE INSERT ON city_search_profiles EXECUTE FUNCTION fail()');
    await expect(batches.apply(id, null)).rejects.toThrow('no');
    await house.db.query('DROP TRIGGER fail ON city_search_profiles');
    expect(await contents(house)).toEqual(before);
    expect((await reader.get(id)).state).toBe('planned');
    await batches.apply(id, null);
    await batches.rollBack(id, null);
  });

  it('that changes nothing is nothing to apply', async () => {
    const id = await plan('slug,population\nporto,');
    await expect(batches.apply(id, null)).rejects.toThrow('There is nothing to change');
  });

  it('that nobody applied can be thrown away, an applied one not', async () => {
    const id = await plan(costs(['porto', 2500]));
    await batches.discard(id, null);
    await expect(reader.get(id)).rejects.toThrow(`There is no batch ${id}.`);
    const other = await applied(costs(['porto', 2500]));
    await expect(batches.discard(other, null)).rejects.toThrow(`Batch ${other} is already applied.`);
    await batches.rollBack(other, null);
  });

  it('goes by itself when nobody applied it for a month; what was applied stays', async () => {
    const [old, young, done] = [
      await plan(costs(['porto', 2500])),
      await plan(costs(['porto', 2600])),
      await applied(costs(['lyon', 1500])),
    ];
    await house.db.query(
      `UPDATE city_batch_deeds SET done_at = done_at - interval '31 days' WHERE batch_id IN ($1, $2)`,
      [old, done],
    );
    await plan(costs(['porto', 2700]));
    await expect(reader.get(old)).rejects.toThrow(`There is no batch ${old}.`);
    expect((await reader.get(young)).state).toBe('planned');
    await batches.rollBack(done, null);
  });

  it('is written into the audit log, with what it was', async () => {
    const id = await applied(costs(['porto', 2500]));
    await batches.rollBack(id, null);
    const what = { origin: 'file', name: 'costs.csv', cities: 1, figures: 1 };
    expect(await audited(id)).toEqual([
      { action: 'cities.batch_applied', new_value: what },
      { action: 'cities.batch_rolled_back', new_value: what },
    ]);
  });

  it('is in the audit log when it was thrown away, though it is gone itself', async () => {
    const id = await plan(costs(['porto', 2500], ['lyon', 1200]));
    await batches.discard(id, null);
    const what = { origin: 'file', name: 'costs.csv', cities: 2, figures: 2 };
    expect(await audited(id)).toEqual([{ action: 'cities.batch_discarded', new_value: what }]);
  });

  it('has pages asked for afterwards tell the new figures', async () => {
    const told = async () =>
      (await house.inject({ url: '/api/cities/porto' })).json<{ monthlyCost: { value: number } }>()
        .monthlyCost.value;
    const before = await told();
    const id = await applied(costs(['porto', 2345]));
    expect(await told()).toBe(2345);
    await batches.rollBack(id, null);
    expect(await told()).toBe(before);
  });
});
