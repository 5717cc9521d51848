import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import { errorCodes } from '@wanderwork/contracts';
import { type FastifyBaseLogger, type FastifyInstance, type FastifyRequest, LogController } from 'fastify';
import type { Config } from '../config/index.js';
import { answerError } from '../errors/answer-error.js';
import { AppError, notFound } from '../errors/app-error.js';
import type { Log } from '../logging/log.js';
import { BODY_LIMIT } from './body-parsers.js';
import { refuseConnection } from './refuse-connection.js';
import { originForm } from './request-host.js';
import { KnownRoutes } from './known-routes.js';

const PARAM_MAX = 500;
const REQUEST_MS = 30_000;
/** Headers are a packet or two; who sends them by the byte holds a connection that others wait for. */
const HEADERS_MS = 10_000;
const SLOW_LOOK_MS = 5_000;

const absence = ({ url, method }: FastifyRequest, routes: KnownRoutes): AppError => {
  const methods = routes.methodsOf(url.split('?', 1)[0] ?? '/');
  if (methods.length === 0 || methods.includes(method))
    return notFound(errorCodes.notFound, 'There is nothing at this address.');
  const words = 'This address does not answer to that method.';
  return new AppError(405, errorCodes.methodNotAllowed, words, {}, { allow: methods.join(', ') });
};

/** Fastify as this product runs it: every error, wherever it arises, is answered by one function. */
class ProductAdapter extends FastifyAdapter {
  constructor(config: Config, log: Log) {
    super({
      loggerInstance: log,
      logController: new LogController({ disableRequestLogging: true }),
      trustProxy: config.trustProxy,
      rewriteUrl: ({ url }: IncomingMessage) => originForm(url),
      bodyLimit: BODY_LIMIT,
      requestTimeout: REQUEST_MS,
      http: { headersTimeout: HEADERS_MS, connectionsCheckingInterval: SLOW_LOOK_MS },
      genReqId: () => randomUUID(),
      // A logger for each request costs more than what it says: the few lines that need its id write it themselves.
      childLoggerFactory: (logger: FastifyBaseLogger) => logger,
      // While the process stops, what still arrives on open connections is answered like before.
      return503OnClosing: false,
      routerOptions: { maxParamLength: PARAM_MAX, ignoreTrailingSlash: true },
      frameworkErrors: answerError,
      clientErrorHandler: refuseConnection,
    });
    const fastify = this.server();
    const routes = new KnownRoutes(fastify);
    fastify.setErrorHandler(answerError);
    fastify.setNotFoundHandler((request, reply) => answerError(absence(request, routes), request, reply));
  }

  /** Nest sets its handlers after its routes, which is too late for errors of the parsers; ours are there already. */
  override setErrorHandler() {
    return this.server();
  }

  override setNotFoundHandler() {
    return this.server();
  }

  private server(): FastifyInstance {
    return this.getInstance<FastifyInstance>();
  }
}

export const httpAdapter = (config: Config, log: Log): FastifyAdapter => new ProductAdapter(config, log);
