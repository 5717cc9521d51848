import type { DataSourceOptions } from 'typeorm';

const POOL_SIZE = 12;
/**
 * A stopped database refuses a connection at once. This limits the wait for an unreachable one and for a free
 * connection, which on a busy machine is no fault.
 */
const CONNECT_MS = 3_000;
/** Longer at the start, for a busy machine. */
export const START_CONNECT_MS = 15_000;
const STATEMENT_MS = 15_000;
/**
 * Runs each query in one database process. Parallel workers take cores from others and start more slowly than a page of
 * a list is found.
 */
const NO_PARALLEL_WORKERS = '-c max_parallel_workers_per_gather=0';

/** Options of the connection that only checks whether the database answers. */
export const PROBE_OPTIONS = { application_name: 'wanderwork probe', keepAlive: true };

/** Connection options for PostgreSQL at `url`. Only migrations change the schema. */
export const createDatabaseOptions = (url: string) =>
  ({
    type: 'postgres',
    url,
    synchronize: false,
    migrationsRun: false,
    logging: false,
    poolSize: POOL_SIZE,
    connectTimeoutMS: CONNECT_MS,
    applicationName: 'wanderwork',
    extra: { statement_timeout: STATEMENT_MS, keepAlive: true, options: NO_PARALLEL_WORKERS },
    poolErrorHandler: () => {
      // An idle connection died: the pool drops it and the next request opens a new one.
    },
  }) satisfies DataSourceOptions;
