import type { DataSource } from 'typeorm';
import { poolOf } from './pool.js';

interface Statement {
  sql: string;
  parameters: unknown[];
}

/**
 * The rows of one statement, asked of the pool itself: a query runner of TypeORM's costs about as much as a small answer.
 * For reads that are asked often, outside of transactions.
 */
export const rowsOf = async <T>(source: DataSource, { sql, parameters }: Statement): Promise<T[]> => {
  const { rows } = await poolOf(source).query(sql, parameters);
  return rows as T[];
};
