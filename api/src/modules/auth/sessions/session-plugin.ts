import session, { type FastifySessionOptions } from '@fastify/session';
import type { FastifyInstance, FastifyPluginCallback, FastifyRequest, onRequestHookHandler } from 'fastify';
import cookie, { Signer } from '@fastify/cookie';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyAdapter } from '@nestjs/platform-fastify';
import { Config } from '../../../platform/config/index.js';
import { getSessionCookie } from './session-cookie.js';
import { SessionStore } from './session-store.js';

type Server = FastifyInstance;

/** Fastify's marker for plugins whose hooks and decorators apply to the whole server. */
const SKIP_OVERRIDE = Symbol.for('skip-override');

/** Wraps the server so that the plugin's `onRequest` hook only runs when `needsSession` is true. */
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
 * Runs `@fastify/session` only for requests that need a session. The plugin alone would create a session, an id and two
 * hashes for every visitor, which costs as much as a small answer. For other requests `request.session` is null, see
 * `getSession`.
 */
export const createConditionalSessionPlugin = (
  needsSession: (request: FastifyRequest) => boolean,
): FastifyPluginCallback<FastifySessionOptions> =>
  Object.assign<FastifyPluginCallback<FastifySessionOptions>, object>(
    (server, options, done) => session(skipSessionHook(server, needsSession), options, done),
    { [SKIP_OVERRIDE]: true },
  );

/** Registers cookies and sessions with the server. */
@Injectable()
export class SessionPlugin implements OnModuleInit {
  constructor(
    private readonly host: HttpAdapterHost<FastifyAdapter>,
    private readonly config: Config,
    private readonly store: SessionStore,
  ) {}

  async onModuleInit(): Promise<void> {
    const fastify = this.host.httpAdapter.getInstance();
    const { name, ...attributes } = getSessionCookie(this.config);
    await fastify.register(cookie);
    // Pages and files are the same for everybody, so they need no session.
    const sessions = createConditionalSessionPlugin(
      ({ url, cookies }) => url.startsWith('/api/') && cookies[name] !== undefined,
    );
    await fastify.register(sessions, {
      secret: new Signer(this.config.sessionSecret),
      cookieName: name,
      cookie: attributes,
      store: this.store,
      saveUninitialized: false,
      rolling: false,
    });
  }
}
