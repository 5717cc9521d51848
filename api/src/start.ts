import fs from 'node:fs';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { createApp } from './create-app.js';
import { Config, diskFullAt, parseConfig } from './platform/config/index.js';
import { holdDataDir } from './platform/config/instance-lock.js';
import { keepPrivate } from './platform/config/private-files.js';
import { ensureDataDir } from './platform/config/secret-file.js';
import { checkDatabase } from './platform/database/check-database.js';
import { type Cluster, startCluster } from './platform/database/embedded/cluster.js';
import { keepRunning } from './platform/database/embedded/keep-running.js';
import { openToAll } from './platform/database/embedded/place.js';
import { withStartLock } from './platform/database/locked.js';
import { migrateUp } from './platform/database/migrate.js';
import { isDiskFull } from './platform/errors/database-gone.js';
import { checkPort } from './platform/http/free-port.js';
import type { Log } from './platform/logging/log.js';
import { PrepareSteps } from './platform/prepare/prepare-steps.js';

/** A listening application and the cluster under it, if it is the product's own. */
export interface Started {
  app: NestFastifyApplication;
  config: Config;
  cluster: Cluster | null;
}

interface Start {
  log: Log;
  /** Hears of each step before it begins; what it throws ends the start. */
  say: (step: string) => void;
}

const ownCluster = async ({ dataDir }: Config, { log, say }: Start): Promise<Cluster> => {
  holdDataDir(dataDir);
  say('Starting PostgreSQL');
  return keepRunning(dataDir, await startCluster(dataDir), log);
};

/**
 * Started as root, the embedded PostgreSQL runs as another user, who has to pass through the folder. A start with another
 * database leaves that way open: closing it would hide the cluster from the next start without one.
 */
const needsPassage = ({ dataDir }: Config): boolean =>
  process.getuid?.() === 0 && openToAll(fs.realpathSync(dataDir));

/** Replicas that start together take turns: the second finds all of it done. */
const prepare = (config: Config, url: string, { log, say }: Start): Promise<NestFastifyApplication> =>
  withStartLock(url, async () => {
    say('Bringing the schema up to date');
    await migrateUp(url);
    say('Putting the application together');
    const app = await createApp({ config, databaseUrl: url, log });
    await app.get(PrepareSteps).runAll(say);
    return app;
  });

const serve = async (config: Config, url: string, start: Start): Promise<NestFastifyApplication> => {
  const app = await prepare(config, url, start);
  start.say('Opening the door');
  await app.listen(config.port, config.host);
  return app;
};

const startWith = async (config: Config, start: Start): Promise<Started> => {
  ensureDataDir(config.dataDir);
  keepPrivate(config.dataDir, needsPassage(config));
  await checkPort(config.host, config.port);
  if (config.databaseUrl !== null) await checkDatabase(config.databaseUrl);
  const cluster = config.databaseUrl === null ? await ownCluster(config, start) : null;
  try {
    const app = await serve(config, cluster?.url ?? (config.databaseUrl as string), start);
    return { app, config, cluster };
  } catch (error) {
    await cluster?.stop();
    throw error;
  }
};

/** Settings → database → migrations → application → preparations → listening. What was begun is ended when it fails. */
export const startProduct = async (start: Start): Promise<Started> => {
  const config = new Config(parseConfig(process.env));
  start.log.level = config.logLevel;
  try {
    return await startWith(config, start);
  } catch (error) {
    throw isDiskFull(error) ? diskFullAt(config.dataDir) : error;
  }
};
