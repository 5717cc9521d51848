import fs from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import type { DataSource } from 'typeorm';

const STATEMENTS = path.resolve(__dirname, '../../../tools/bench/search/made-cities.sql');

/**
 * Adds `count` synthetic cities modeled on the existing ones. On a connection of its own, because the app takes a
 * statement of half a minute for a database that does not answer.
 */
export const insertCities = async (db: DataSource, count: number): Promise<void> => {
  const { url } = db.options as { url: string };
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(fs.readFileSync(STATEMENTS, 'utf8').replace(':count)', `${count})`));
  } finally {
    await client.end();
  }
};
