import fs from 'node:fs';
import { withConnection, fillWithoutIndexes } from '../own-database.mjs';

const TABLES = ['cities', 'city_search_profiles', 'city_search_entries', 'irex_scores', 'city_figures'];

/** Fills the benchmark's own database with `count` cities. */
export const fillCities = (url, count) =>
  withConnection(url, async (client) => {
    await fillWithoutIndexes(client, TABLES, () => client.query(createCityStatements(count)));
    await client.query('SELECT draw_city_sample()');
  });

const statements = fs.readFileSync(new URL('made-cities.sql', import.meta.url), 'utf8');

/** There are a million generated names. */
const MAX_CITIES = 1_000_000;

/** Returns statements that fill a database, which already has the product's cities, with `count` similar ones. */
const createCityStatements = (count) => statements.replace(':count)', `${Math.min(count, MAX_CITIES)})`);
