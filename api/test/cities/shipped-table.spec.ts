import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { BatchReaderService } from '../../src/modules/city-data/batches/batch-reader.service.js';
import { CityBatchesService } from '../../src/modules/city-data/batches/city-batches.service.js';
import { FilePlansService } from '../../src/modules/city-data/batches/file-plans.service.js';
import { CitiesImportService, describeImport, SHIPPED_TABLE } from '../../src/modules/city-data/index.js';
import { startTestApp, type TestApp } from '../support/index.js';
import { fingerprintTables, getCost, getShippedCost, createCostsCsv, changeShippedTable } from './tables.js';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'wanderwork-shipped-'));

let api: TestApp;
let product: CitiesImportService;
let batches: CityBatchesService;
let files: FilePlansService;
beforeEach(async () => {
  api = await startTestApp();
  product = api.app.get(CitiesImportService);
  batches = api.app.get(CityBatchesService);
  files = api.app.get(FilePlansService);
});
afterEach(() => api.close());
afterAll(() => fs.rmSync(folder, { recursive: true }));

/** The next version of the shipped table: another monthly cost and another rent for Porto. */
const writeNextTable = () => {
  fs.copyFileSync(path.join(path.dirname(SHIPPED_TABLE), 'sources.json'), path.join(folder, 'sources.json'));
  const file = path.join(folder, 'cities.jsonl');
  fs.writeFileSync(
    file,
    changeShippedTable('porto', ({ figures }) => {
      figures.cost!.monthly_cost!.value = 1800;
      figures.cost!.rent!.value = 777;
    }),
  );
  return file;
};

const setCost = async (cost: number) => {
  const id = await files.plan({ name: 'costs.csv', bytes: createCostsCsv(['porto', cost]) }, null);
  await batches.apply(id, null);
  return id;
};

const getRent = async (slug: string) => {
  const query = `SELECT value FROM city_figures WHERE city_slug = $1 AND key = 'rent' AND NOT score_only`;
  return ((await api.db.query(query, [slug]))[0] as { value: number }).value;
};

describe('the shipped table', () => {
  it('does not undo applied batches at startup', async () => {
    await setCost(2500);
    expect(await product.run(SHIPPED_TABLE)).toMatchObject({ unchanged: true });
    expect((await getCost(api, 'porto')).monthly_cost).toBe(2500);
  });

  it('in a new version replaces figures that nobody changed, and reports those it left', async () => {
    await setCost(2500);
    const report = await product.run(writeNextTable());
    expect(report).toMatchObject({ unchanged: false, passedOver: 1 });
    expect(describeImport(report)).toContain('Kept as set in the product: 1 figure.');
    expect((await getCost(api, 'porto')).monthly_cost).toBe(2500);
    expect(await getRent('porto')).toBe(777);
  });

  it('sets a figure at the next start once its batch was rolled back', async () => {
    const id = await setCost(2500);
    const next = writeNextTable();
    await product.run(next);
    await batches.rollBack(id, null);
    expect((await getCost(api, 'porto')).monthly_cost).toBe(getShippedCost('porto'));
    await product.run(next);
    expect((await getCost(api, 'porto')).monthly_cost).toBe(1800);
    expect(await product.run(next)).toMatchObject({ unchanged: true });
  });

  it('is a batch that can be rolled back, and is not applied again by itself', async () => {
    const before = await fingerprintTables(api);
    const next = writeNextTable();
    await product.run(next);
    const [last] = (await api.app.get(BatchReaderService).list()).items;
    expect(last).toMatchObject({
      origin: 'shipped',
      state: 'applied',
      difference: { figures: { changed: 2 } },
    });
    await batches.rollBack(last!.id, null);
    expect(await fingerprintTables(api)).toEqual(before);
    await product.run(next);
    expect(await fingerprintTables(api)).toEqual(before);
  });

  it('cannot be rolled back in its first version', async () => {
    const first = (await api.app.get(BatchReaderService).list()).items.at(-1)!;
    expect(first).toMatchObject({ origin: 'shipped', difference: { cities: { added: 316 } } });
    await expect(batches.rollBack(first.id, null)).rejects.toThrow('There is nothing to change');
  });
});
