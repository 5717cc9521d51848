import { DataSource } from 'typeorm';
import { migrations } from './migrations/index.js';
import { createDatabaseOptions, START_CONNECT_MS } from './options.js';

const createMigrationSource = (url: string) =>
  new DataSource({
    ...createDatabaseOptions(url),
    migrations,
    migrationsTableName: 'migrations',
    migrationsTransactionMode: 'each',
    // No timeouts: no request waits here, and a migration may take long.
    connectTimeoutMS: START_CONNECT_MS,
    extra: {},
  });

/** Migrates the schema at `url` to the newest version; resolves to the names of the migrations that ran. */
export const migrate = async (url: string): Promise<string[]> => {
  const source = await createMigrationSource(url).initialize();
  try {
    return (await source.runMigrations()).map((migration) => migration.name);
  } finally {
    await source.destroy();
  }
};

/** Reverts every migration, newest first. For tests only. */
export const revertAll = async (url: string): Promise<void> => {
  const source = await createMigrationSource(url).initialize();
  try {
    for (let left = migrations.length; left > 0; left -= 1) await source.undoLastMigration();
  } finally {
    await source.destroy();
  }
};
