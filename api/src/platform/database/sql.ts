import type { DataSource, EntityManager } from 'typeorm';
import type { Sql } from 'sql-template-tag';
import { getPool } from './pool.js';

export { default as sql, empty, join, raw, Sql } from 'sql-template-tag';

/** A data source for single statements; an entity manager for those of a transaction. */
export type Database = DataSource | EntityManager;

interface Result<Row> {
  rows: Row[];
  /** How many rows the statement read or changed. */
  count: number;
}

/** Outside a transaction it uses the pool itself: a query runner of TypeORM costs about as much as a small query. */
const run = async <Row>(database: Database, statement: Sql, name?: string): Promise<Result<Row>> => {
  const { text, values } = statement;
  const runner = 'queryRunner' in database ? database.queryRunner : undefined;
  if (runner) {
    const { records, affected } = await runner.query(text, values, true);
    return { rows: records as Row[], count: affected ?? 0 };
  }
  const source = 'dataSource' in database ? database.dataSource : database;
  const { rows, rowCount } = await getPool(source).query({ name, text, values });
  return { rows: rows as Row[], count: rowCount ?? 0 };
};

/**
 * Returns the rows of a statement. Outside transactions, a statement with a `name` is parsed and planned only once by
 * each connection; its text must then always be the same.
 */
export const readRows = async <Row>(database: Database, statement: Sql, name?: string): Promise<Row[]> =>
  (await run<Row>(database, statement, name)).rows;

/** Returns the first row of a statement, or null. */
export const readRow = async <Row>(database: Database, statement: Sql, name?: string): Promise<Row | null> =>
  (await run<Row>(database, statement, name)).rows[0] ?? null;

/** Runs a statement and returns how many rows it changed. */
export const execute = async (database: Database, statement: Sql): Promise<number> =>
  (await run(database, statement)).count;
