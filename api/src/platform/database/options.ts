import type { DataSourceOptions } from 'typeorm';

const POOL_SIZE = 12;
/**
 * A database that is gone refuses at once; this bounds one that cannot be reached, and the wait for a free connection,
 * which on a busy machine is no fault.
 */
const CONNECT_MS = 3_000;
/** At the start a busy machine is given time. */
export const START_CONNECT_MS = 15_000;
const STATEMENT_MS = 15_000;
/**
 * A question is answered by one process of the database. More of them take others' cores, and take longer to start than a
 * page of a list takes to find.
 */
const ALONE = '-c max_parallel_workers_per_gather=0';

/** Of the connection that only asks whether the database answers. */
export const PROBE_OPTIONS = { application_name: 'wanderwork probe', keepAlive: true };

/** How this process talks to PostgreSQL at `url`. The schema changes by migrations only. */
export const databaseOptions = (url: string) =>
  ({
    type: 'postgres',
    url,
    synchronize: false,
    migrationsRun: false,
    logging: false,
    poolSize: POOL_SIZE,
    connectTimeoutMS: CONNECT_MS,
    applicationName: 'wanderwork',
    extra: { statement_timeout: STATEMENT_MS, keepAlive: true, options: ALONE },
    poolErrorHandler: () => {
      // A connection that died while idle: the pool drops it, the next request opens a new one.
    },
  }) satisfies DataSourceOptions;
