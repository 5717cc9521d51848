import type { DataSource } from 'typeorm';
import { getPool } from './pool.js';

interface Statement {
  sql: string;
  parameters: unknown[];
  /** Name of a prepared statement: a connection parses and plans the same text only once. */
  name?: string;
}

/**
 * Returns the rows of one statement, run on the pool: a query runner of TypeORM costs about as much as a small query.
 * For frequent reads outside transactions.
 */
export const queryRows = async <T>(
  source: DataSource,
  { sql, parameters, name }: Statement,
): Promise<T[]> => {
  const pool = getPool(source);
  const { rows } = await (name === undefined
    ? pool.query(sql, parameters)
    : pool.query({ name, text: sql, values: parameters }));
  return rows as T[];
};
