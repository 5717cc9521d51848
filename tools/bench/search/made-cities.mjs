import fs from 'node:fs';

const statements = fs.readFileSync(new URL('made-cities.sql', import.meta.url), 'utf8');

/** The names that they get are a million. */
const MOST = 1_000_000;

/** Statements that fill a database that has the product's table with so many cities like them. */
export const madeCities = (count) => statements.replace(':count)', `${Math.min(count, MOST)})`);
