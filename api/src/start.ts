import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { createApp } from './create-app.js';
import { Config, parseConfig } from './platform/config/index.js';
import { holdDataDir } from './platform/config/instance-lock.js';
import { ensureDataDir } from './platform/config/secret-file.js';
import { checkDatabase } from './platform/database/check-database.js';
import { type Cluster, startCluster } from './platform/database/embedded/cluster.js';
import { withStartLock } from './platform/database/locked.js';
import { migrateUp } from './platform/database/migrate.js';
import { checkPort } from './platform/http/free-port.js';
import type { Log } from './platform/logging/log.js';
import { PrepareSteps } from './platform/prepare/prepare-steps.js';

/** A prepared application and the cluster under it, if it is the product's own. */
export interface Started {
  app: NestFastifyApplication;
  config: Config;
  cluster: Cluster | null;
}

const database = async (config: Config, say: (text: string) => void): Promise<[string, Cluster | null]> => {
  if (config.databaseUrl !== null) {
    await checkDatabase(config.databaseUrl);
    return [config.databaseUrl, null];
  }
  holdDataDir(config.dataDir);
  say('Starting PostgreSQL');
  const cluster = await startCluster(config.dataDir);
  return [cluster.url, cluster];
};

/** Settings → database → migrations → application → preparations: all that comes before listening. */
export const prepareApp = async (log: Log, say: (text: string) => void): Promise<Started> => {
  const config = new Config(parseConfig(process.env));
  ensureDataDir(config.dataDir);
  await checkPort(config.host, config.port);
  const [url, cluster] = await database(config, say);
  try {
    const app = await withStartLock(url, async () => {
      const ran = await migrateUp(url);
      if (ran.length > 0) say(`Brought the schema up to date (${ran.length} steps)`);
      const made = await createApp({ config, databaseUrl: url, log });
      await made.get(PrepareSteps).runAll(say);
      return made;
    });
    return { app, config, cluster };
  } catch (error) {
    await cluster?.stop();
    throw error;
  }
};
