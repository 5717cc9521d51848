import fs from 'node:fs';

const statements = fs.readFileSync(new URL('made-cities.sql', import.meta.url), 'utf8');

/** There are a million generated names. */
const MAX_CITIES = 1_000_000;

/** Returns statements that fill a database, which already has the product's cities, with `count` similar ones. */
export const createCityStatements = (count) =>
  statements.replace(':count)', `${Math.min(count, MAX_CITIES)})`);
