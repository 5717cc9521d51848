import { DataSource } from 'typeorm';
import { migrations } from './migrations/index.js';
import { databaseOptions, START_CONNECT_MS } from './options.js';

const migrationSource = (url: string) =>
  new DataSource({
    ...databaseOptions(url),
    migrations,
    migrationsTableName: 'migrations',
    migrationsTransactionMode: 'each',
    // Nobody waits for an answer here, and a migration may take its time.
    connectTimeoutMS: START_CONNECT_MS,
    extra: {},
  });

/** Brings the schema at `url` up to date; resolves with the names of what ran. */
export const migrateUp = async (url: string): Promise<string[]> => {
  const source = await migrationSource(url).initialize();
  try {
    return (await source.runMigrations()).map((migration) => migration.name);
  } finally {
    await source.destroy();
  }
};

/** Takes every migration back, newest first. For tests: a start never goes down. */
export const migrateDown = async (url: string): Promise<void> => {
  const source = await migrationSource(url).initialize();
  try {
    for (let left = migrations.length; left > 0; left -= 1) await source.undoLastMigration();
  } finally {
    await source.destroy();
  }
};
