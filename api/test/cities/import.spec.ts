import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { CitiesImportService, describeImport, SHIPPED_TABLE } from '../../src/modules/city-data/index.js';
import { startTestApp, type TestApp } from '../support/index.js';
import { getShippedCost } from './tables.js';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'wanderwork-cities-'));
const shipped = fs.readFileSync(SHIPPED_TABLE, 'utf8').trim().split('\n');

let api: TestApp;
let cities: CitiesImportService;
beforeAll(async () => {
  api = await startTestApp();
  cities = api.app.get(CitiesImportService);
});
afterAll(async () => {
  await api.close();
  fs.rmSync(folder, { recursive: true });
});

let tables = 0;
/** A table of these lines, beside the shipped sources. */
const writeTable = (
  lines: string[],
  sources = fs.readFileSync(path.join(path.dirname(SHIPPED_TABLE), 'sources.json')),
) => {
  const place = path.join(folder, String((tables += 1)));
  fs.mkdirSync(place);
  fs.writeFileSync(path.join(place, 'sources.json'), sources);
  fs.writeFileSync(path.join(place, 'cities.jsonl'), `${lines.join('\n')}\n`);
  return path.join(place, 'cities.jsonl');
};

interface Line {
  slug: string;
  name: string;
  figures: { cost: { monthly_cost: Record<string, unknown> } };
}

const createLine = (slug: string, change: (city: Line) => void = () => {}): string => {
  const city = shipped.map((text) => JSON.parse(text) as Line).find((one) => one.slug === slug)!;
  change(city);
  return JSON.stringify(city);
};

/** Everything that an import writes except its own log and timestamps, as one fingerprint per table. */
const fingerprintTables = async () => {
  const fingerprint = (rows: string) =>
    api.db.query(`SELECT md5(string_agg(r::text, '' ORDER BY r::text)) FROM (${rows}) AS r`);
  const whole = ['cities', 'city_figures', 'figure_sources', 'city_search_entries'];
  const scores =
    'SELECT city_slug, raw, low, high, rank, inputs_hash, dimensions, "similar" FROM irex_scores';
  return Promise.all([...whole.map((name) => `SELECT * FROM ${name}`), scores].map(fingerprint));
};

const getCost = async (slug: string) =>
  (await api.db.query('SELECT monthly_cost, irex FROM cities WHERE slug = $1', [slug]))[0] as {
    monthly_cost: number;
    irex: number;
  };

describe('the import of the table', () => {
  it('contains every city of the shipped table', async () => {
    const [{ accepted, refused }] = await api.db.query('SELECT accepted, refused FROM city_imports');
    expect({ accepted, refused }).toEqual({ accepted: 316, refused: [] });
  });

  it('changes nothing the second time', async () => {
    const before = await fingerprintTables();
    expect(await cities.run(SHIPPED_TABLE)).toEqual({
      unchanged: true,
      accepted: 316,
      refused: [],
      passedOver: 0,
    });
    expect(await fingerprintTables()).toEqual(before);
    expect(await api.db.query('SELECT id FROM city_imports')).toHaveLength(1);
  });

  it('accepts valid rows and refuses the others with every reason', async () => {
    const cheaper = createLine('porto', ({ figures }) => (figures.cost.monthly_cost.value = 1600));
    const broken = createLine('braga', (city) => {
      city.name = '';
      city.figures.cost.monthly_cost.value = -5;
    });
    const before = await getCost('porto');
    const report = await cities.run(writeTable([cheaper, broken, '{"slug":', cheaper]));
    expect(report).toEqual({
      unchanged: false,
      accepted: 1,
      refused: [
        {
          line: 2,
          slug: 'braga',
          reasons: [
            'name: is not a valid name',
            'figures.cost.monthly_cost.value: is not a number between 100 and 20000',
            'figures.cost.monthly_cost.range: is not a range of two positive numbers around the value, from 100 to 20000 at most',
          ],
        },
        { line: 3, slug: null, reasons: ['line: is not valid JSON'] },
        { line: 4, slug: 'porto', reasons: ['slug: appears twice'] },
      ],
      passedOver: 0,
    });
    expect(describeImport(report)).toContain('Refused line 4 (porto): slug: appears twice.');
    const after = await getCost('porto');
    expect(after.monthly_cost).toBe(1600);
    expect(after.irex).toBeGreaterThan(before.irex);
    expect((await getCost('braga')).monthly_cost).toBe(getShippedCost('braga'));
  });

  it('restores the first table', async () => {
    await cities.run(SHIPPED_TABLE);
    expect((await getCost('porto')).monthly_cost).toBe(getShippedCost('porto'));
  });

  it.each([
    ['no valid row', () => writeTable(['{}']), /No city in the table is valid: line 1, /],
    ['an empty file', () => writeTable([]), /it is empty/],
    [
      'invalid sources',
      () => writeTable([createLine('porto')], Buffer.from('[{"id":"x"}]')),
      /sources.json has problems/,
    ],
    ['a missing file', () => path.join(folder, 'nothing.jsonl'), /cannot be read \(ENOENT\)/],
  ])('with %s is refused as a whole and changes nothing', async (_what, file, message) => {
    const before = await fingerprintTables();
    await expect(cities.run(file())).rejects.toThrow(message);
    expect(await fingerprintTables()).toEqual(before);
  });

  it('changes nothing when it fails midway', async () => {
    const before = await fingerprintTables();
    await api.db.query(
      `CREATE FUNCTION fail() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'no'; END $$`,
    );
    await api.db.query('CREATE TRIGGER fail BEFORE INSERT ON city_search_entries EXECUTE FUNCTION fail()');
    const cheaper = createLine('porto', ({ figures }) => (figures.cost.monthly_cost.value = 1550));
    await expect(cities.run(writeTable([cheaper]))).rejects.toThrow('no');
    await api.db.query('DROP TRIGGER fail ON city_search_entries');
    expect(await fingerprintTables()).toEqual(before);
  });

  it('runs once when two start together', async () => {
    const file = writeTable([createLine('porto', ({ figures }) => (figures.cost.monthly_cost.value = 1700))]);
    const reports = await Promise.all([cities.run(file), cities.run(file)]);
    expect(reports.map(({ unchanged }) => unchanged).sort()).toEqual([false, true]);
  });
});
