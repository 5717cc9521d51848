import { readFileSync } from 'node:fs';
import path from 'node:path';
import { SHIPPED_TABLE } from '../city-table-step.js';
import type { CityRow } from '../table/cells.js';
import { computeWeightedMedian, FIXED_LINE_FACTOR, mLab } from './m-lab.js';
import { readShippedFileList } from './m-lab-file.js';
import { foldName, listNames } from './m-lab-names.js';

const shippedCities = readFileSync(SHIPPED_TABLE, 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as CityRow);

describe('the weighted median of months', () => {
  const month = (median: number, tests: number) => ({ median, tests });

  it.each([
    ['of one month is its own', [month(7, 3)], 7],
    ['is the month in the middle of all tests', [month(300, 10), month(100, 10), month(200, 10)], 200],
    ['follows the month with most tests', [month(10, 900), month(20, 100), month(30, 100)], 10],
    ['lies between two months when each side has half the tests', [month(10, 50), month(20, 50)], 15],
    ['is not moved by one odd month with few tests', [month(100, 990), month(9000, 10)], 100],
  ])('%s', (_what, months, median) => {
    expect(computeWeightedMedian(months)).toBe(median);
  });
});

describe('the names of cities', () => {
  it.each([
    ['Wrocław', 'wroclaw'],
    ['Hội An', 'hoi an'],
    ['İzmir', 'izmir'],
    ['SÃO PAULO', 'sao paulo'],
    ['Cluj-Napoca', 'cluj napoca'],
  ])('%s is matched as %s', (name, folded) => {
    expect(foldName(name)).toBe(folded);
  });

  it('never lead to two cities of one country', () => {
    const names = shippedCities.flatMap((city) =>
      listNames(city).map((name) => `${city.countryCode} ${name}`),
    );
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  });
});

describe('the shipped list of files', () => {
  const files = readShippedFileList();

  it('has downloads and uploads of each month of the period that the figures name', () => {
    const months = ['2025-07', '2025-08', '2025-09', '2025-10', '2025-11', '2025-12'];
    expect(files.map(({ month, kind }) => `${month} ${kind}`)).toEqual(
      months.flatMap((month) => [`${month} downloads`, `${month} uploads`]),
    );
    expect(mLab.source.title).toContain('July to December 2025');
  });

  it('pins a different content and path of each', () => {
    expect(new Set(files.map(({ sha256 }) => sha256)).size).toBe(files.length);
    expect(new Set(files.map(({ path }) => path)).size).toBe(files.length);
    for (const { sha256, path } of files) {
      expect(sha256).toMatch(/^[0-9a-f]{64}$/);
      expect(path).toMatch(/\/(down|up)loads_by_country_city\/data\.parquet$/);
    }
  });
});

it('the source of the figures is the one that the page of attributions lists', () => {
  const sources = readFileSync(path.join(path.dirname(SHIPPED_TABLE), 'sources.json'), 'utf8');
  expect(JSON.parse(sources)).toContainEqual(mLab.source);
});

it('the speed of fixed lines has the same factor as in the shipped table', () => {
  const factors = shippedCities.flatMap(({ figures, scoreOnly }) => {
    const [download, fixed] = [figures.internet?.download?.value, scoreOnly.fixed_speed?.value];
    return typeof download === 'number' && typeof fixed === 'number'
      ? [Math.abs(fixed - FIXED_LINE_FACTOR * download)]
      : [];
  });
  expect(factors.length).toBeGreaterThan(300);
  expect(Math.max(...factors)).toBeLessThanOrEqual(0.6);
});
