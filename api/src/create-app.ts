import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance } from 'fastify';
import { AppModule } from './app.module.js';
import type { Config } from './platform/config/index.js';
import { createApiDocument } from './platform/docs/api-document.js';
import { OpenApiDocument } from './platform/docs/open-api-document.js';
import { createHttpAdapter } from './platform/http/adapter.js';
import { addFastPath } from './platform/answers/serve-from-memory.js';
import { addHooks } from './platform/http/hooks.js';
import type { Log } from './platform/logging/log.js';
import { NestLog } from './platform/logging/nest-log.js';

interface Options {
  config: Config;
  databaseUrl: string;
  log: Log;
  /** Called with the server before any route is registered; tests use it to list the routes. */
  onServer?: (fastify: FastifyInstance) => void;
}

/** Creates the whole application over a migrated database, ready to listen or to be called in memory. */
export const createApp = async ({
  config,
  databaseUrl,
  log,
  onServer,
}: Options): Promise<NestFastifyApplication> => {
  const adapter = createHttpAdapter(config, log);
  onServer?.(adapter.getInstance() as unknown as FastifyInstance);
  const app = await NestFactory.create<NestFastifyApplication>(AppModule.with(config, databaseUrl), adapter, {
    logger: new NestLog(log),
    bodyParser: false,
    abortOnError: false,
  });
  addHooks(app);
  await app.init();
  if (config.apiDocs) app.get(OpenApiDocument).buildWith(() => createApiDocument(app));
  await app.getHttpAdapter().getInstance().ready();
  addFastPath(app, log);
  return app;
};
