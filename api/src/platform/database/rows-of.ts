import type { DataSource } from 'typeorm';
import { poolOf } from './pool.js';

interface Statement {
  sql: string;
  parameters: unknown[];
  /** Of a question that is the same text each time, so that a connection reads and plans it once. */
  name?: string;
}

/**
 * The rows of one statement, asked of the pool itself: a query runner of TypeORM's costs about as much as a small answer.
 * For reads that are asked often, outside of transactions.
 */
export const rowsOf = async <T>(source: DataSource, { sql, parameters, name }: Statement): Promise<T[]> => {
  const pool = poolOf(source);
  const { rows } = await (name === undefined
    ? pool.query(sql, parameters)
    : pool.query({ name, text: sql, values: parameters }));
  return rows as T[];
};
