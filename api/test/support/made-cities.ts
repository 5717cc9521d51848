import fs from 'node:fs';
import path from 'node:path';
import type { DataSource } from 'typeorm';

const STATEMENTS = path.resolve(__dirname, '../../../tools/bench/search/made-cities.sql');

/** Adds as many cities as are asked for, like those that are there. */
export const makeCities = async (db: DataSource, count: number): Promise<void> => {
  const statements = fs.readFileSync(STATEMENTS, 'utf8');
  await db.query(statements.replace(':count)', `${count})`));
};
