import { BatchReaderService } from '../../src/modules/city-data/batches/batch-reader.service.js';
import { FilePlansService } from '../../src/modules/city-data/batches/file-plans.service.js';
import { startTestApp, type TestApp } from '../support/index.js';
import { fingerprintTables, createLine, getShippedCost, type Line } from './tables.js';

let api: TestApp;
let files: FilePlansService;
let reader: BatchReaderService;
let before: unknown[];
beforeAll(async () => {
  api = await startTestApp();
  files = api.app.get(FilePlansService);
  reader = api.app.get(BatchReaderService);
  before = await fingerprintTables(api);
});
afterAll(async () => {
  expect(await fingerprintTables(api)).toEqual(before);
  await api.close();
});

const plan = async (...lines: (string | Buffer)[]) => {
  const bytes = Buffer.concat(lines.map((text) => Buffer.concat([Buffer.from(text), Buffer.from('\n')])));
  return reader.get(await files.plan({ name: 'table.csv', bytes }, null));
};

const HEAD = 'slug,monthly_cost,download,source,year,grade';
const NO_RANGE = 'is not a range of two positive numbers around the value, from 100 to 20000 at most';

const getMonthlyCost = (city: Line) => city.figures.cost!.monthly_cost!;

describe('a CSV file', () => {
  it('sets the figures that it names and leaves the others', async () => {
    const { changes, refused } = await plan(
      'slug,monthly_cost,monthly_cost.note,leisure,source,year,grade',
      'porto,2000,With a small flat,,cost-model,2027,estimate',
    );
    expect(refused).toBe(0);
    expect(changes).toMatchObject([
      {
        label: 'Monthly cost for one person',
        after: { value: 2000, note: 'With a small flat', year: '2027' },
      },
    ]);
  });

  it('sets the range of a figure with its value, and drops the old range otherwise', async () => {
    const head = 'slug,monthly_cost,monthly_cost.range,monthly_cost.basis,source,year,grade';
    const { changes, refused } = await plan(
      head,
      'porto,2000,1700 | 2400.5,B,cost-model,2027,estimate',
      'lyon,2600,,,cost-model,2027,estimate',
    );
    expect(refused).toBe(0);
    const [lyon, porto] = changes;
    expect(porto!.after).toMatchObject({ value: 2000, range: [1700, 2400.5], basis: 'B' });
    expect(lyon!.before).toHaveProperty('range');
    expect(lyon!.after).not.toHaveProperty('range');
  });

  it.each(['1700', '1700-2400', '1700|', '|', '2100|2400', '1700|2,400', '1700|2400|2500', '1700|200000'])(
    'with the range %j for 2000 has that line refused',
    async (range) => {
      const { refusedRows, changeCount } = await plan(
        'slug,monthly_cost,monthly_cost.range,monthly_cost.basis,source,year,grade',
        `porto,2000,"${range}",B,cost-model,2027,estimate`,
      );
      expect(changeCount).toBe(0);
      expect(refusedRows).toMatchObject([{ line: 2, reasons: [`monthly_cost.range: ${NO_RANGE}`] }]);
    },
  );

  it('separates months with bars and leaves unknown ones empty', async () => {
    const { changes } = await plan(
      'slug,rain_months,source,year,grade',
      'porto,1|2|3|4|5|6|7|8|9|10|11|,dwd-climat,2020,measured',
    );
    expect(changes[0]!.after).toMatchObject({ value: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, null] });
  });

  it('may have a byte order mark, quotes and Windows line ends', async () => {
    const { changes } = await plan(
      '\uFEFF"slug","monthly_cost","source","year","grade"\r\n"porto","2000","cost-model","2027","estimate"\r',
    );
    expect(changes).toMatchObject([{ after: { value: 2000, grade: 'estimate' } }]);
  });

  it.each([
    [
      'a cost of 1.8',
      'porto,1.8,,cost-model,2027,estimate',
      'monthly_cost: 1.8 is outside the range 100 to 20000 USD a month',
    ],
    [
      'a speed in kilobits',
      'porto,,145000,m-lab,2027,country',
      'download: 145000 is outside the range 0.1 to 10000 Mbps',
    ],
    [
      'a decimal comma',
      'porto,"2000,5",,cost-model,2027,estimate',
      'monthly_cost: 2000,5 has a comma; write it like 1234.5',
    ],
    [
      'a shifted column',
      'porto,Portugal,2000,50,cost-model,2027,estimate',
      'line: has 7 cells where the first line has 6',
    ],
    [
      'columns in another order',
      'porto,cost-model,2000,2027,estimate,50',
      'monthly_cost: cost-model is not a number',
    ],
    ['a missing column', 'porto,2000,50,cost-model,2027', 'line: has 5 cells where the first line has 6'],
    ['a line with only a name', 'porto', 'line: has 1 cell where the first line has 6'],
    [
      'an unknown city',
      'atlantis,2000,,cost-model,2027,estimate',
      'slug: atlantis is not a city in the table',
    ],
    [
      'an unknown source',
      'porto,2000,,hearsay,2027,estimate',
      'monthly_cost.source: hearsay is not among the sources',
    ],
    [
      'a missing year',
      'porto,2000,,cost-model,,estimate',
      'monthly_cost.year: is not a valid year or period',
    ],
    [
      'an unknown grade',
      'porto,2000,,cost-model,2027,good',
      'monthly_cost.grade: is not one of measured, country, estimate',
    ],
    ['an invalid number', 'porto,NaN,,cost-model,2027,estimate', 'monthly_cost: NaN is not a number'],
    [
      'an infinite number',
      'porto,1e999,,cost-model,2027,estimate',
      'monthly_cost: 1e999 is outside the range 100 to 20000 USD a month',
    ],
    [
      'the grade of sample figures',
      'lisbon,2000,,cost-model,2027,given',
      'monthly_cost.grade: is not one of measured, country, estimate',
    ],
    [
      'another currency',
      'porto,2000 EUR,,cost-model,2027,estimate',
      'monthly_cost: 2000 EUR is not a number',
    ],
  ])('with %s has that line refused and the valid ones accepted', async (_what, wrong, reason) => {
    const { refusedRows, changes } = await plan(HEAD, 'lyon,2222,,cost-model,2027,estimate', wrong);
    expect(refusedRows).toMatchObject([{ line: 3, reasons: expect.arrayContaining([reason]) }]);
    expect(changes).toMatchObject([{ city: 'lyon', after: { value: 2222 } }]);
  });

  it('with a temperature of 300 has that line refused', async () => {
    const { refusedRows } = await plan(
      'slug,temperature_year,temperature_months,source,year,grade',
      `porto,300,${Array(12).fill('285').join('|')},dwd-climat,2020,measured`,
    );
    expect(refusedRows[0]!.reasons).toEqual([
      'temperature_year: 300 is outside the range -40 to 40 °C',
      'temperature_months: 285 is outside the range -60 to 50 °C',
    ]);
  });

  it('that lists a city twice has the second line refused', async () => {
    const row = 'porto,2000,,cost-model,2027,estimate';
    expect((await plan(HEAD, row, '', row)).refusedRows).toEqual([
      { line: 4, slug: 'porto', reasons: ['slug: appears twice'] },
    ]);
  });

  it.each([
    [
      'columns separated by semicolons',
      ['slug;monthly_cost;source'],
      'Line 1: the columns are separated by semicolons. Save the file with commas.',
    ],
    [
      'columns separated by tabs',
      ['slug\tmonthly_cost'],
      'Line 1: the columns are separated by tabs. Save the file with commas.',
    ],
    ['an unknown column', ['slug,sea_view'], /^Line 1, column 2 \(sea_view\): is not a known column/],
    ['a duplicate column', ['slug,leisure,leisure'], 'Line 1, column 3 (leisure): appears twice.'],
    ['a range for all figures', ['slug,rent,range'], /^Line 1, column 3 \(range\): is not a known column/],
    ['no slug column', ['city,leisure'], /^Line 1, column 1 \(city\)/],
    ['no figure column', ['slug,source'], 'Line 1: no column names a figure.'],
    ['an unterminated quote', [HEAD, 'porto,"2000'], /^Line \d: this is not valid CSV/],
    ['no content', [''], 'The file is empty.'],
    [
      'UTF-16',
      [Buffer.from('\uFEFFslug,leisure', 'utf16le')],
      'Line 1: the file is written in UTF-16. Save it as UTF-8.',
    ],
    [
      'an Excel workbook, which is a ZIP',
      [Buffer.from([0x50, 0x4b, 3, 4, 10, 0, 0])],
      'The file is compressed: a ZIP, or a workbook such as .xlsx. Save the sheet as CSV and upload that.',
    ],
    ['gzipped text', [Buffer.from([0x1f, 0x8b, 8, 0])], /^The file is compressed/],
    [
      'a JSON array of cities',
      ['[{"slug":"porto"}]'],
      'Line 1: this is a JSON list. Write one city per line, without brackets around them.',
    ],
    ['Windows-1252 text', [HEAD, Buffer.from([0x70, 0xe9])], 'Line 2: the text is not valid UTF-8.'],
    ['binary content', [HEAD, 'porto', Buffer.from([0, 1, 2])], 'Line 3: this is not a text file.'],
  ])('with %s is refused as a whole', async (_what, lines, message) => {
    await expect(plan(...lines)).rejects.toThrow(message);
  });
});

describe('a JSON Lines file', () => {
  it('has lines refused whose text cannot be stored', async () => {
    const { refusedRows, changeCount } = await plan(
      createLine('porto', ({ figures }) => (figures.cost!.monthly_cost!.note = 'a\u0000b')),
      createLine('lyon', ({ figures }) => (figures.practical!.plug!.value = 'C\ud800')),
    );
    expect(changeCount).toBe(0);
    expect(refusedRows.map(({ reasons }) => reasons)).toEqual([
      ['figures.cost.monthly_cost.note: is not a valid text'],
      ['figures.practical.plug.value: is not a text of 1 to 40 characters'],
    ]);
  });

  it('has each invalid line refused with every reason', async () => {
    const { refusedRows, changeCount } = await plan(
      createLine('porto', ({ figures }) => (figures.cost!.monthly_cost!.value = 1.8)),
      '{"slug":',
      createLine('lyon'),
      createLine('lyon'),
    );
    expect(changeCount).toBe(0);
    expect(refusedRows).toEqual([
      {
        line: 1,
        slug: 'porto',
        reasons: [
          'figures.cost.monthly_cost.value: is not a number between 100 and 20000',
          'figures.cost.monthly_cost.range: is not a range of two positive numbers around the value, from 100 to 20000 at most',
        ],
      },
      { line: 2, slug: null, reasons: ['line: is not valid JSON'] },
      { line: 4, slug: 'lyon', reasons: ['slug: appears twice'] },
    ]);
  });

  it('has a line refused whose figure has a unit, or a grade that only sample figures have', async () => {
    const { refusedRows, changeCount } = await plan(
      createLine('porto', (city) => (getMonthlyCost(city).unit = 'EUR a month')),
      createLine('lisbon', (city) => (getMonthlyCost(city).grade = 'given')),
    );
    expect(changeCount).toBe(0);
    expect(refusedRows.map(({ reasons }) => reasons)).toEqual([
      ['figures.cost.monthly_cost.unit: is an unknown field'],
      ['figures.cost.monthly_cost.grade: is not one of measured, country, estimate'],
    ]);
  });

  it.each([
    ['above it', [100, 200]],
    ['below it', [15_000, 16_000]],
    ['with its ends swapped', [2500, 1500]],
    ['beyond the limits of the catalog, as in another currency', [1500, 25_000]],
    ['of one number', [2000]],
    ['of texts', ['1500', '2500']],
  ])('has a line refused whose range does not hold the value: the value is %s', async (_where, range) => {
    const { refusedRows } = await plan(createLine('porto', (city) => (getMonthlyCost(city).range = range)));
    expect(refusedRows).toMatchObject([{ reasons: [`figures.cost.monthly_cost.range: ${NO_RANGE}`] }]);
  });

  it('has a line refused whose range does not say how far it can be relied on', async () => {
    const { refusedRows } = await plan(createLine('porto', (city) => delete getMonthlyCost(city).basis));
    expect(refusedRows).toMatchObject([
      { reasons: ['figures.cost.monthly_cost.basis: is not one of A, B, C, D'] },
    ]);
  });

  it('shows a range in the plan where it changed', async () => {
    const { changes } = await plan(
      createLine('porto', (city) => (getMonthlyCost(city).range = [1600, 2600])),
    );
    expect(changes).toMatchObject([
      {
        label: 'Monthly cost for one person',
        before: { value: getShippedCost('porto'), range: expect.any(Array) },
        after: { value: getShippedCost('porto'), range: [1600, 2600] },
      },
    ]);
  });
});
