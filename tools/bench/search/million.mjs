import { withConnection, fillWithoutIndexes } from '../own-database.mjs';
import { createCityStatements } from './made-cities.mjs';

const TABLES = ['cities', 'city_search_profiles', 'city_search_entries', 'irex_scores', 'city_figures'];

/** Fills the benchmark's own database with `count` cities. */
export const fillCities = (url, count) =>
  withConnection(url, async (client) => {
    await fillWithoutIndexes(client, TABLES, () => client.query(createCityStatements(count)));
    await client.query('SELECT draw_city_sample()');
  });
