import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { BatchReaderService } from '../../src/modules/cities/batches/batch-reader.service.js';
import { CityBatchesService } from '../../src/modules/cities/batches/city-batches.service.js';
import { FilePlansService } from '../../src/modules/cities/batches/file-plans.service.js';
import { CitiesImportService, reportLines, SHIPPED_TABLE } from '../../src/modules/cities/index.js';
import { startTestApp, type TestApp } from '../support/index.js';
import { contents, costOf, costs, shippedWith } from './tables.js';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'wanderwork-shipped-'));

let house: TestApp;
let product: CitiesImportService;
let batches: CityBatchesService;
let files: FilePlansService;
beforeEach(async () => {
  house = await startTestApp();
  product = house.app.get(CitiesImportService);
  batches = house.app.get(CityBatchesService);
  files = house.app.get(FilePlansService);
});
afterEach(() => house.close());
afterAll(() => fs.rmSync(folder, { recursive: true }));

/** The next version of the product's own table: another cost of a month, and another rent, for Porto. */
const nextTable = () => {
  fs.copyFileSync(path.join(path.dirname(SHIPPED_TABLE), 'sources.json'), path.join(folder, 'sources.json'));
  const file = path.join(folder, 'cities.jsonl');
  fs.writeFileSync(
    file,
    shippedWith('porto', ({ figures }) => {
      figures.cost!.monthly_cost!.value = 1800;
      figures.cost!.rent_center!.value = 777;
    }),
  );
  return file;
};

const setCost = async (cost: number) => {
  const id = await files.plan({ name: 'costs.csv', bytes: costs(['porto', cost]) }, null);
  await batches.apply(id, null);
  return id;
};

const rentOf = async (slug: string) => {
  const query = `SELECT value FROM city_figures WHERE city_slug = $1 AND key = 'rent_center' AND NOT score_only`;
  return ((await house.db.query(query, [slug]))[0] as { value: number }).value;
};

describe('the product’s own table', () => {
  it('does not undo at a start what was applied in the product', async () => {
    await setCost(2500);
    expect(await product.run(SHIPPED_TABLE)).toMatchObject({ unchanged: true });
    expect((await costOf(house, 'porto')).monthly_cost).toBe(2500);
  });

  it('in a new version replaces what nobody set in the product, and says what it left', async () => {
    await setCost(2500);
    const report = await product.run(nextTable());
    expect(report).toMatchObject({ unchanged: false, passedOver: 1 });
    expect(reportLines(report)).toContain('Kept as set in the product: 1 figure.');
    expect((await costOf(house, 'porto')).monthly_cost).toBe(2500);
    expect(await rentOf('porto')).toBe(777);
  });

  it('comes back to a figure at the next start once its batch was rolled back', async () => {
    const id = await setCost(2500);
    const next = nextTable();
    await product.run(next);
    await batches.rollBack(id, null);
    expect((await costOf(house, 'porto')).monthly_cost).toBe(1970);
    await product.run(next);
    expect((await costOf(house, 'porto')).monthly_cost).toBe(1800);
    expect(await product.run(next)).toMatchObject({ unchanged: true });
  });

  it('is a batch that can be rolled back, and then does not come again by itself', async () => {
    const before = await contents(house);
    const next = nextTable();
    await product.run(next);
    const [last] = (await house.app.get(BatchReaderService).list()).items;
    expect(last).toMatchObject({
      origin: 'shipped',
      state: 'applied',
      difference: { figures: { changed: 2 } },
    });
    await batches.rollBack(last!.id, null);
    expect(await contents(house)).toEqual(before);
    await product.run(next);
    expect(await contents(house)).toEqual(before);
  });

  it('has nothing under its first version to go back to', async () => {
    const first = (await house.app.get(BatchReaderService).list()).items.at(-1)!;
    expect(first).toMatchObject({ origin: 'shipped', difference: { cities: { added: 316 } } });
    await expect(batches.rollBack(first.id, null)).rejects.toThrow('There is nothing to change');
  });
});
