import fs from 'node:fs';
import path from 'node:path';
import type { DataSource } from 'typeorm';

const STATEMENTS = path.resolve(__dirname, '../../../tools/bench/search/made-cities.sql');

/** Adds `count` synthetic cities modeled on the existing ones, without a statement timeout. */
export const insertCities = async (db: DataSource, count: number): Promise<void> => {
  const statements = fs.readFileSync(STATEMENTS, 'utf8');
  const runner = db.createQueryRunner();
  try {
    await runner.query('SET statement_timeout = 0');
    await runner.query(statements.replace(':count)', `${count})`));
    await runner.query('RESET statement_timeout');
  } finally {
    await runner.release();
  }
};
