import type { FastifyInstance, RouteOptions } from 'fastify';

const CATCH_ALL = '/*';

/** A route's pattern as an expression: `:name` is one segment, `*` the rest. */
const expressionOf = (pattern: string): RegExp => {
  const escaped = pattern.replace(/[.+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`^${escaped.replace(/:\w+/g, '[^/]+').replace(/\*.*$/, '.*')}/?$`);
};

/** Remembers the routes of a server, so that a wrong method can be told from an unknown address. */
export class KnownRoutes {
  private readonly routes: { expression: RegExp; methods: string[] }[] = [];

  constructor(fastify: FastifyInstance) {
    fastify.addHook('onRoute', (route) => this.add(route));
  }

  /** The methods that `path` answers to; none when there is nothing at it. */
  methodsOf(path: string): string[] {
    const matching = this.routes.filter(({ expression }) => expression.test(path));
    return [...new Set(matching.flatMap(({ methods }) => methods))].sort();
  }

  private add({ url, method }: RouteOptions): void {
    // The page route answers any address, so it says nothing about one.
    if (url !== CATCH_ALL) this.routes.push({ expression: expressionOf(url), methods: [method].flat() });
  }
}
