import type { CityBatchDetail, ErrorBody } from '@wanderwork/contracts';
import { BatchReaderService } from '../../src/modules/city-data/batches/batch-reader.service.js';
import { CityBatchesService } from '../../src/modules/city-data/batches/city-batches.service.js';
import { FilePlansService } from '../../src/modules/city-data/batches/file-plans.service.js';
import { figureCatalogue } from '../../src/modules/cities/catalogue/figure-catalogue.js';
import type { FigureDefinition } from '../../src/modules/cities/catalogue/figure-catalogue.js';
import { startTestApp, type TestApp } from '../support/index.js';
import { fingerprintTables, createLine } from './tables.js';

let api: TestApp;
let admin: Record<string, string>;
beforeAll(async () => {
  api = await startTestApp();
  admin = await api.signInAs('admin');
});
afterAll(() => api.close());

const upload = (payload: string, name = 'odd.csv') =>
  api.inject({
    method: 'POST',
    url: `/api/admin/cities/batches?name=${encodeURIComponent(name)}`,
    headers: { ...admin, 'content-type': 'text/csv' },
    payload,
  });

const refusal = async (payload: string) => (await upload(payload)).json<ErrorBody>();
const planFile = async (payload: string) => (await upload(payload)).json<CityBatchDetail>();

/** Writes one of the allowed values of a figure as a CSV cell. */
type Choice = (kind: FigureDefinition['kind']) => string;

const lowest: Choice = (kind) => {
  if (kind.type === 'number') return String(kind.min);
  if (kind.type === 'months') return Array(12).fill(kind.min).join('|');
  return kind.type === 'choice' ? kind.choices[0]! : 'x';
};
const highest: Choice = (kind) => {
  if (kind.type === 'number') return String(kind.max);
  if (kind.type === 'months') return Array(12).fill(kind.max).join('|');
  return kind.type === 'choice' ? kind.choices.at(-1)! : 'é'.repeat(kind.longest);
};
const between: Choice = (kind) => {
  if (kind.type === 'number') return String(kind.min + (kind.max - kind.min) / 3);
  if (kind.type === 'months') return `${kind.min + 0.5}${'|'.repeat(11)}`;
  return lowest(kind);
};

describe('every value that the catalog allows', () => {
  it('can be applied, shown, searched and rolled back: the limits, a fraction, the longest text', async () => {
    const before = await fingerprintTables(api);
    const row = (slug: string, choice: Choice) =>
      [slug, 'cost-model', '2027', 'estimate', ...figureCatalogue.map(({ kind }) => choice(kind))].join();
    const head = ['slug', 'source', 'year', 'grade', ...figureCatalogue.map(({ key }) => key)].join();
    const text = [head, row('porto', lowest), row('lyon', highest), row('braga', between)].join('\n');
    const id = await api.app.get(FilePlansService).plan({ name: 'all.csv', bytes: Buffer.from(text) }, null);
    expect((await api.app.get(BatchReaderService).get(id)).refusedRows).toEqual([]);
    await api.app.get(CityBatchesService).apply(id, null);
    for (const url of ['porto', 'lyon', 'braga'].map((slug) => `/api/cities/${slug}`))
      expect((await api.inject({ url })).statusCode).toBe(200);
    const found = await api.inject({ url: '/api/search?q=like%20Porto%20with%20a%20nomad%20visa' });
    expect(found.statusCode).toBe(200);
    await api.app.get(CityBatchesService).rollBack(id, null);
    expect(await fingerprintTables(api)).toEqual(before);
  });
});

describe('a city file with values that the table cannot store', () => {
  it.each([
    ['a slug too long for a URL', { slug: 'a1'.repeat(2000) }, 'slug: is not a valid slug'],
    [
      'a fractional place number',
      { slug: 'atlantis', geonameId: 1.5 },
      'geonameId: is not a whole number between 1 and 1000000000',
    ],
    [
      'a latitude beyond the pole',
      { slug: 'atlantis', latitude: 91 },
      'latitude: is not a number between -90 and 90',
    ],
  ])('with %s has that line refused', async (_what, wrong, reason) => {
    const batch = await planFile(createLine('porto', (city) => Object.assign(city, wrong)));
    expect(batch).toMatchObject({ changeCount: 0, refusedRows: [{ line: 1, reasons: [reason] }] });
  });

  it('shortens a long reason, and counts the reasons beyond the first twenty', async () => {
    const many = Object.fromEntries(Array.from({ length: 5000 }, (_, at) => [`x${at}`, 1]));
    const long = { [`\u0000${'y'.repeat(50_000)}`]: 1 };
    const batch = await planFile(
      [many, long].map((more) => createLine('porto', (city) => Object.assign(city, more))).join('\n'),
    );
    const [first, second] = batch.refusedRows;
    expect(first!.reasons).toHaveLength(21);
    expect(first!.reasons.at(-1)).toBe('and 4980 more');
    expect(second!.reasons.join().length).toBeLessThan(400);
    const { refusedRows } = await planFile(
      `slug,leisure,source,year,grade\n${'z'.repeat(50_000)},9,cost-model,2027,estimate`,
    );
    expect(refusedRows[0]!.slug).toBe(`${'z'.repeat(60)}…`);
  });
});

describe('a file name', () => {
  it('with terminal control characters is refused', async () => {
    const response = await upload('slug,leisure\n', '\u001b[2Jcosts.csv');
    expect(response.json()).toMatchObject({ statusCode: 400, errors: [{ path: 'name' }] });
  });
});

describe('a file with hardly a valid line', () => {
  const HEAD = 'slug,leisure,source,year,grade';
  const wrong = (count: number) => Array<string>(count).fill('atlantis,9,cost-model,2027,estimate');

  it('is refused as a whole after a thousand invalid lines', async () => {
    const before = await api.db.query('SELECT count(*) FROM city_batches');
    expect(await refusal([HEAD, ...wrong(1001)].join('\n'))).toMatchObject({
      statusCode: 400,
      code: 'cities.table_refused',
      message:
        'More than 1,000 lines have problems, so nothing was imported. The first is line 2: slug: atlantis is not a city in the table.',
    });
    expect(await refusal('{"slug":\n'.repeat(1001))).toMatchObject({
      message:
        'More than 1,000 lines have problems, so nothing was imported. The first is line 1: line: is not valid JSON.',
    });
    expect(await api.db.query('SELECT count(*) FROM city_batches')).toEqual(before);
    expect((await planFile([HEAD, ...wrong(1000)].join('\n'))).refused).toBe(1000);
  });

  it('with too many lines is refused before they are read', async () => {
    expect(await refusal(`${HEAD}\n${'x\n'.repeat(2_000_000)}`)).toMatchObject({
      statusCode: 400,
      message: 'The file has too many lines. The limit is 50,000. Import it in parts.',
    });
  });

  it('with an endless line is refused before it is read', async () => {
    expect(await refusal(`${HEAD}\n${','.repeat(2_000_000)}`)).toMatchObject({
      statusCode: 400,
      message: 'Line 2: is longer than 100000 characters.',
    });
  });
});
