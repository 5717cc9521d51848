import type pg from 'pg';
import type { DataSource } from 'typeorm';

/** Returns the pg pool of a data source, for code that uses PostgreSQL without TypeORM. */
export const getPool = (source: DataSource): pg.Pool =>
  (source.driver as unknown as { master: pg.Pool }).master;
