import 'reflect-metadata';
import fs from 'node:fs';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { DataSource } from 'typeorm';
import { createApp } from '../../src/create-app.js';
import type { Config, ConfigValues } from '../../src/platform/config/index.js';
import { makeLog } from '../../src/platform/logging/log.js';
import { PrepareSteps } from '../../src/platform/prepare/prepare-steps.js';
import { signInAs, type Role } from './people.js';
import { ORIGIN, testConfig } from './test-config.js';
import { createDatabase } from './test-database.js';

/** The whole application, asked in memory, over a database of its own. */
export interface TestApp {
  app: NestFastifyApplication;
  db: DataSource;
  dataDir: string;
  /** A request as a page of this site sends it. It is under way at once, and not only when its answer is awaited. */
  inject(options: InjectOptions): Promise<LightMyRequestResponse>;
  /** The headers of a signed-in person of that role; undefined for a visitor. */
  as(role: Role): Promise<Record<string, string>>;
  /** A second process on the same database, as far as a test can have one: with pools and memories of its own. */
  another(): Promise<TestApp>;
  close(): Promise<void>;
}

interface Options {
  config?: Partial<ConfigValues>;
  onServer?: (fastify: FastifyInstance) => void;
  /** Runs the start's preparations again, for what depends on `config` (the first admin, built remotes). */
  prepare?: boolean;
}

export const startTestApp = async (options: Options = {}): Promise<TestApp> => {
  const database = await createDatabase();
  const config = testConfig(options.config);
  const house = await open(config, database.url, options);
  return {
    ...house,
    close: async () => {
      await house.close();
      await database.drop();
      fs.rmSync(config.dataDir, { recursive: true, force: true });
    },
  };
};

const open = async (
  config: Config,
  databaseUrl: string,
  { onServer, prepare = false }: Options = {},
): Promise<TestApp> => {
  const app = await createApp({
    config,
    databaseUrl,
    log: makeLog('fatal'),
    ...(onServer ? { onServer } : {}),
  });
  if (prepare) await app.get(PrepareSteps).runAll();
  const db = app.get(DataSource);
  const fastify = app.getHttpAdapter().getInstance();
  const headers = { origin: ORIGIN, host: new URL(ORIGIN).host };
  // By itself, what it gives begins only with its `then`: two requests of a race would come one after the other.
  const inject = async (request: InjectOptions) =>
    fastify.inject({ ...request, headers: { ...headers, ...request.headers } });
  return {
    app,
    db,
    dataDir: config.dataDir,
    inject,
    as: (role) => signInAs(role, { db, inject }),
    another: () => open(config, databaseUrl),
    close: async () => {
      // A test that has ended has nobody on the line; a connection kept alive would be waited for.
      app.getHttpServer().closeAllConnections();
      await app.close();
    },
  };
};
