import session, { type FastifySessionOptions } from '@fastify/session';
import type { FastifyInstance, FastifyPluginCallback, FastifyRequest, onRequestHookHandler } from 'fastify';

type Server = FastifyInstance;

/** Its hooks and what it decorates are the whole server's. */
const SKIP_OVERRIDE = Symbol.for('skip-override');

/** A server to a plugin, whose look at each request is left out where `isLookedAt` says so. */
const skipSessionHook = (server: Server, needsSession: (request: FastifyRequest) => boolean): Server => {
  const addHook = (name: string, hook: onRequestHookHandler) => {
    if (name !== 'onRequest') return server.addHook(name as 'onRequest', hook);
    return server.addHook(name, function (request, reply, done) {
      if (needsSession(request)) hook.call(this, request, reply, done);
      else done();
    });
  };
  return new Proxy(server, {
    get: (target, key) => (key === 'addHook' ? addHook : Reflect.get(target, key)),
  });
};

/**
 * `@fastify/session` for the requests that carry one: by itself it makes a session, its id and two hashes of it for every
 * visitor too, which cost as much as a small answer. Of the others `request.session` is null, see `sessionOf`.
 */
export const createConditionalSessionPlugin = (
  needsSession: (request: FastifyRequest) => boolean,
): FastifyPluginCallback<FastifySessionOptions> =>
  Object.assign<FastifyPluginCallback<FastifySessionOptions>, object>(
    (server, options, done) => session(skipSessionHook(server, needsSession), options, done),
    { [SKIP_OVERRIDE]: true },
  );
