import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import {
  type FastifyInstance,
  type RouteOptions,
  type FastifyBaseLogger,
  type FastifyRequest,
  LogController,
} from 'fastify';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import { errorCodes } from '@wanderwork/contracts';
import type { Config } from '../config/index.js';
import { answerError } from '../errors/error.filter.js';
import { AppError, notFound } from '../errors/app-error.js';
import type { Log } from '../logging/log.js';
import { BODY_LIMIT } from './body-parsers.js';
import { refuseConnection } from './refuse-connection.js';
import { toOriginForm } from './request-host.js';

const CATCH_ALL = '/*';

/** Converts a route pattern to a regular expression: `:name` is one segment, `*` the rest. */
const toExpression = (pattern: string): RegExp => {
  const escaped = pattern.replace(/[.+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`^${escaped.replace(/:\w+/g, '[^/]+').replace(/\*.*$/, '.*')}/?$`);
};

/** Collects the routes of a server, to distinguish a wrong method from an unknown address. */
class KnownRoutes {
  private readonly routes: { expression: RegExp; methods: string[] }[] = [];

  constructor(fastify: FastifyInstance) {
    fastify.addHook('onRoute', (route) => this.add(route));
  }

  /** The methods of `path`; empty when no route matches. */
  findMethods(path: string): string[] {
    const matching = this.routes.filter(({ expression }) => expression.test(path));
    return [...new Set(matching.flatMap(({ methods }) => methods))].sort();
  }

  private add({ url, method }: RouteOptions): void {
    // The page route matches any address, so it does not count.
    if (url !== CATCH_ALL) this.routes.push({ expression: toExpression(url), methods: [method].flat() });
  }
}

const MAX_PARAM_LENGTH = 500;
const REQUEST_MS = 30_000;
/** Headers fit in a packet or two; a client that sends them byte by byte blocks a connection. */
const HEADERS_MS = 10_000;
const CHECK_EVERY_MS = 5_000;

const toNotFoundError = ({ url, method }: FastifyRequest, routes: KnownRoutes): AppError => {
  const methods = routes.findMethods(url.split('?', 1)[0] ?? '/');
  if (methods.length === 0 || methods.includes(method))
    return notFound(errorCodes.notFound, 'There is nothing at this address.');
  const message = 'This address does not support that method.';
  return new AppError(405, errorCodes.methodNotAllowed, message, {}, { allow: methods.join(', ') });
};

/** Fastify configured for this product. One function answers every error, wherever it occurs. */
class ProductAdapter extends FastifyAdapter {
  constructor(config: Config, log: Log) {
    super({
      loggerInstance: log,
      logController: new LogController({ disableRequestLogging: true }),
      trustProxy: config.trustProxy,
      rewriteUrl: ({ url }: IncomingMessage) => toOriginForm(url),
      bodyLimit: BODY_LIMIT,
      requestTimeout: REQUEST_MS,
      http: { headersTimeout: HEADERS_MS, connectionsCheckingInterval: CHECK_EVERY_MS },
      genReqId: () => randomUUID(),
      // A logger for each request costs more than its lines are worth; the few lines that need the request id add it.
      childLoggerFactory: (logger: FastifyBaseLogger) => logger,
      // While the process shuts down, requests on open connections are answered as before.
      return503OnClosing: false,
      routerOptions: { maxParamLength: MAX_PARAM_LENGTH, ignoreTrailingSlash: true },
      frameworkErrors: answerError,
      clientErrorHandler: refuseConnection,
    });
    const fastify = this.server();
    const routes = new KnownRoutes(fastify);
    fastify.setErrorHandler(answerError);
    fastify.setNotFoundHandler((request, reply) =>
      answerError(toNotFoundError(request, routes), request, reply),
    );
  }

  /**
   * Nest sets its handlers after its routes, too late for errors of the parsers. Ours are set in the constructor, so
   * Nest's are ignored.
   */
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

export const createHttpAdapter = (config: Config, log: Log): FastifyAdapter =>
  new ProductAdapter(config, log);
