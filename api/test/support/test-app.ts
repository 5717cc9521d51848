import 'reflect-metadata';
import fs from 'node:fs';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { DataSource } from 'typeorm';
import { createApp } from '../../src/create-app.js';
import type { Config, ConfigValues } from '../../src/platform/config/index.js';
import { createLog } from '../../src/platform/logging/log.js';
import { PrepareSteps } from '../../src/platform/prepare/prepare-steps.js';
import { signInAs, type Role } from './people.js';
import { ORIGIN, createTestConfig } from './test-config.js';
import { createDatabase } from './test-database.js';

/** The whole application, called in memory, over a database of its own. */
export interface TestApp {
  app: NestFastifyApplication;
  db: DataSource;
  dataDir: string;
  /** Sends a request as a page of this site would. The request starts at once, not when its response is awaited. */
  inject(options: InjectOptions): Promise<LightMyRequestResponse>;
  /** Signs in a new user of that role and returns the request headers; empty for a visitor. */
  signInAs(role: Role): Promise<Record<string, string>>;
  /**
   * Starts a second application on the same database, with connection pools and caches of its own, like a second
   * process.
   */
  startAnother(): Promise<TestApp>;
  close(): Promise<void>;
}

interface Options {
  config?: Partial<ConfigValues>;
  onServer?: (fastify: FastifyInstance) => void;
  /** Runs the startup preparations again, for those that depend on `config` (the first admin, built remotes). */
  prepare?: boolean;
}

export const startTestApp = async (options: Options = {}): Promise<TestApp> => {
  const database = await createDatabase();
  const config = createTestConfig(options.config);
  const api = await openApp(config, database.url, options);
  return {
    ...api,
    close: async () => {
      await api.close();
      await database.drop();
      fs.rmSync(config.dataDir, { recursive: true, force: true });
    },
  };
};

const openApp = async (
  config: Config,
  databaseUrl: string,
  { onServer, prepare = false }: Options = {},
): Promise<TestApp> => {
  const app = await createApp({
    config,
    databaseUrl,
    log: createLog('fatal'),
    ...(onServer ? { onServer } : {}),
  });
  if (prepare) await app.get(PrepareSteps).runAll();
  const db = app.get(DataSource);
  const fastify = app.getHttpAdapter().getInstance();
  const headers = { origin: ORIGIN, host: new URL(ORIGIN).host };
  // Fastify starts an injected request only when `then` is called, so two racing requests would run one after the
  // other.
  const inject = async (request: InjectOptions) =>
    fastify.inject({ ...request, headers: { ...headers, ...request.headers } });
  return {
    app,
    db,
    dataDir: config.dataDir,
    inject,
    signInAs: (role) => signInAs(role, { db, inject }),
    startAnother: () => openApp(config, databaseUrl),
    close: async () => {
      // Keep-alive connections would delay the shutdown.
      app.getHttpServer().closeAllConnections();
      await app.close();
    },
  };
};
