import fs from 'node:fs';
import { SHIPPED_TABLE } from '../../src/modules/city-data/index.js';
import type { TestApp } from '../support/index.js';

const shipped = fs.readFileSync(SHIPPED_TABLE, 'utf8').trim().split('\n');

/** A city of the shipped table, as its line holds it. */
export interface Line {
  slug: string;
  name: string;
  figures: Record<string, Record<string, Record<string, unknown>>>;
}

/** The shipped line of a city, with a change applied. */
export const createLine = (slug: string, change: (city: Line) => void = () => {}): string => {
  const city = shipped.map((text) => JSON.parse(text) as Line).find((one) => one.slug === slug)!;
  change(city);
  return JSON.stringify(city);
};

/** The shipped table with one city's line changed. */
export const changeShippedTable = (slug: string, change: (city: Line) => void): string =>
  shipped
    .map((text) => ((JSON.parse(text) as Line).slug === slug ? createLine(slug, change) : text))
    .join('\n');

/** The monthly cost of a city in the shipped table. */
export const getShippedCost = (slug: string): number => {
  const city = JSON.parse(createLine(slug)) as Line;
  return city.figures.cost!.monthly_cost!.value as number;
};

/** Everything that an import writes except its own log and timestamps, as one fingerprint per table. */
export const fingerprintTables = (api: TestApp): Promise<unknown[]> => {
  const fingerprint = (rows: string) =>
    api.db.query(`SELECT md5(string_agg(r::text, '' ORDER BY r::text)) FROM (${rows}) AS r`);
  const whole = [
    'cities',
    'city_figures',
    'figure_sources',
    'city_search_entries',
    'city_search_profiles',
    'irex_snapshots',
  ];
  const scores =
    'SELECT city_slug, raw, low, high, rank, inputs_hash, dimensions, "similar" FROM irex_scores';
  return Promise.all([...whole.map((name) => `SELECT * FROM ${name}`), scores].map(fingerprint));
};

/** A city's monthly cost and score, as lists show them. */
export const getCost = async (api: TestApp, slug: string) =>
  (await api.db.query('SELECT monthly_cost, irex FROM cities WHERE slug = $1', [slug]))[0] as {
    monthly_cost: number;
    irex: number;
  };

/** A CSV file that sets the monthly cost of cities. */
export const createCostsCsv = (...rows: [slug: string, cost: number][]): Buffer =>
  Buffer.from(
    [
      'slug,monthly_cost,source,year,grade',
      ...rows.map(([slug, cost]) => `${slug},${cost},cost-model,2027,estimate`),
    ].join('\n'),
  );
