import type { Source, TableFigure } from '@wanderwork/contracts';
import { findFigure } from '../../cities/index.js';
import {
  columnsByKind,
  isWholeFile,
  parseMedian,
  parseTests,
  readMLabFile,
  readShippedFileList,
  type MLabFigure,
  type MLabFile,
  type MLabRow,
} from './m-lab-file.js';
import { foldName, listNames } from './m-lab-names.js';
import type { FetchedFigure, Provider, ProviderCity } from './provider.js';

/** The months of the shipped list. */
const PERIOD = '2025-07 to 2025-12';

/** The same source as in the shipped table. */
const source: Source = {
  id: 'm-lab-cities',
  title: 'M-Lab NDT, medians of cities, July to December 2025',
  url: 'https://www.measurementlab.net/tests/ndt/',
  licence: 'CC0 1.0',
  attribution: 'The M-Lab NDT Data Set, 2025-07-01 to 2025-12-31, https://measurementlab.net/tests/ndt',
};

/** With fewer tests over all months, a city gets no figure. */
const MIN_TESTS = 1000;
/** Of two places of the same name in one country, ours is the one with this many times the tests of the other. */
const CLEAR_LEAD = 5;
/** A latency above this means that the tests ran to servers on another continent. */
const FAR_SERVER_MS = 200;
/**
 * Fixed lines are faster than the median of all connections: the same factor as for the country's median in
 * `tools/data/lib/speed.mjs`.
 */
export const FIXED_LINE_FACTOR = 1.89;

interface MonthlyMedian {
  median: number;
  tests: number;
}

/**
 * The median over months of monthly medians, weighted by the number of tests: with the months in ascending order of
 * their medians, the first one at which the months so far have more than half of all tests. If they have exactly half,
 * the mean of that month's median and the next one's.
 */
export const computeWeightedMedian = (months: readonly MonthlyMedian[]): number => {
  const sorted = months.toSorted((a, b) => a.median - b.median);
  const half = sumTests(months) / 2;
  let tests = 0;
  for (const [at, month] of sorted.entries()) {
    tests += month.tests;
    if (tests > half) return month.median;
    if (tests === half) return (month.median + sorted[at + 1]!.median) / 2;
  }
  throw new Error('a weighted median needs at least one test');
};

const sumTests = (months: readonly { tests: number }[]): number =>
  months.reduce((sum, { tests }) => sum + tests, 0);

/** A row of a file that names one of our cities. */
interface CityMonth {
  file: MLabFile;
  row: MLabRow;
  tests: number;
}

/**
 * The rows of one place, out of all rows with a city's name in its country. Names that M-Lab puts into the same
 * subdivision are one place. Empty if no place clearly leads by its download tests.
 */
const selectPlace = (months: readonly CityMonth[]): CityMonth[] => {
  const subdivisions = [...new Set(months.map(({ row }) => row.subdivision))];
  const [first, second] = subdivisions
    .map((subdivision) => {
      const rows = months.filter(({ row }) => row.subdivision === subdivision);
      return { rows, tests: sumTests(rows.filter(({ file }) => file.kind === 'downloads')) };
    })
    .sort((a, b) => b.tests - a.tests);
  return first && (!second || first.tests >= CLEAR_LEAD * second.tests) ? first.rows : [];
};

const getMax = (key: MLabFigure): number => {
  const kind = findFigure(key)?.kind;
  return kind?.type === 'number' ? kind.max : 0;
};

const roundToTenth = (value: number): number => Math.round(value * 10) / 10;

const createFigure = (value: number, changes: Partial<TableFigure> = {}): TableFigure => ({
  value: roundToTenth(value),
  source: source.id,
  year: PERIOD,
  grade: 'measured',
  note: null,
  basis: null,
  ...changes,
});

interface CityMedian extends MonthlyMedian {
  /** How many months have tests. */
  months: number;
}

/** A city's median over all months, with the number of tests; null with too few tests. */
const computeMedian = (place: readonly CityMonth[], key: MLabFigure): CityMedian | null => {
  const rows = place.filter(({ file }) => key in columnsByKind[file.kind]);
  const tests = sumTests(rows);
  if (tests < MIN_TESTS) return null;
  const max = getMax(key);
  return {
    median: computeWeightedMedian(
      rows.map((month) => ({ median: parseMedian(month.file, month.row, key, max), tests: month.tests })),
    ),
    tests,
    months: new Set(rows.map(({ file }) => file.month)).size,
  };
};

const FAR_SERVERS = 'The tests ran to servers far away, so lines at home may be much faster.';

const countTests = (median: CityMedian | null, kind: string): string[] =>
  median ? [`${median.tests.toLocaleString('en-US')} ${kind}`] : [];

/** One note for all speeds of a city, so that pages show it once below them. */
const createNote = (
  download: CityMedian | null,
  upload: CityMedian | null,
  latency: CityMedian | null,
): string => {
  const tests = [...countTests(download, 'download'), ...countTests(upload, 'upload')].join(' and ');
  const note = `M-Lab's medians of ${tests} tests in the city, all access types together.`;
  return latency && latency.median > FAR_SERVER_MS ? `${note} ${FAR_SERVERS}` : note;
};

const toFigures = (city: string, months: readonly CityMonth[]): FetchedFigure[] => {
  const place = selectPlace(months);
  const download = computeMedian(place, 'download');
  const upload = computeMedian(place, 'upload');
  const latency = computeMedian(place, 'latency');
  const note = createNote(download, upload, latency);
  const figures: [cell: string, figure: TableFigure][] = [];
  if (download)
    figures.push(
      ['download', createFigure(download.median, { note })],
      ['tests', createFigure(Math.round(download.tests / download.months))],
      ['fixed_speed*', createFigure(FIXED_LINE_FACTOR * download.median, { grade: 'estimate' })],
    );
  if (upload) figures.push(['upload', createFigure(upload.median, { note })]);
  if (latency) figures.push(['latency', createFigure(latency.median, { note })]);
  return figures.map(([cell, figure]) => ({ city, cell, figure }));
};

/** Finds the city that a row is about, by its country and name. */
const createCityFinder = (cities: readonly ProviderCity[]) => {
  const slugs = new Map(
    cities.flatMap((city) => listNames(city).map((name) => [`${city.countryCode} ${name}`, city.slug])),
  );
  return ({ countryCode, city }: MLabRow): string | undefined =>
    slugs.get(`${countryCode} ${foldName(city)}`);
};

/**
 * M-Lab's speeds of cities, from the given files. Each file must still have the content that was checked. The files of
 * all months are read before any figure is computed.
 */
export const createMLab = (listFiles: () => readonly MLabFile[]): Provider => ({
  name: 'mlab',
  title: 'M-Lab',
  brings:
    'Download and upload speed and latency of single cities, medians of July to December 2025, where M-Lab has at least 1,000 tests. They replace the country’s medians, also in the score.',
  source,
  computedFrom: { tests: 'download', 'fixed_speed*': 'download' },
  async *fetchFigures(base, cities, { getFile }) {
    const findCity = createCityFinder(cities);
    const months = new Map<string, CityMonth[]>();
    for (const file of listFiles()) {
      const bytes = await getFile(new URL(base + file.path), isWholeFile);
      for (const row of await readMLabFile(file, bytes)) {
        const slug = findCity(row);
        if (slug === undefined) continue;
        months.set(slug, [...(months.get(slug) ?? []), { file, row, tests: parseTests(file, row) }]);
      }
    }
    for (const [slug, cityMonths] of months) yield toFigures(slug, cityMonths);
  },
});

export const mLab = createMLab(readShippedFileList);
