import type pg from 'pg';
import type { DataSource } from 'typeorm';

/** The pg pool under a data source, for libraries that speak to PostgreSQL themselves. */
export const poolOf = (source: DataSource): pg.Pool =>
  (source.driver as unknown as { master: pg.Pool }).master;
