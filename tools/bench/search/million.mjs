import { connected, filledAtOnce } from '../own-database.mjs';
import { madeCities } from './made-cities.mjs';

const TABLES = ['cities', 'city_search_profiles', 'city_search_entries', 'irex_scores', 'city_figures'];

/** Fills the benchmark's own database with `count` cities. */
export const fill = (url, count) =>
  connected(url, async (client) => {
    await filledAtOnce(client, TABLES, () => client.query(madeCities(count)));
    await client.query('SELECT draw_city_sample()');
  });
