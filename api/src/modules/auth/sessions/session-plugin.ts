import cookie, { Signer } from '@fastify/cookie';
import session from '@fastify/session';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyAdapter } from '@nestjs/platform-fastify';
import type { FastifyRequest } from 'fastify';
import { Config } from '../../../platform/config/index.js';
import { sessionCookie } from './session-cookie.js';
import { SessionStore } from './session-store.js';

/** Teaches the server to read and write sessions. */
@Injectable()
export class SessionPlugin implements OnModuleInit {
  constructor(
    private readonly host: HttpAdapterHost<FastifyAdapter>,
    private readonly config: Config,
    private readonly store: SessionStore,
  ) {}

  async onModuleInit(): Promise<void> {
    const fastify = this.host.httpAdapter.getInstance();
    const { name, ...attributes } = sessionCookie(this.config);
    await fastify.register(cookie);
    fastify.addHook('onRequest', async (request: FastifyRequest) => {
      // Pages and files are the same for everybody: they cost no look at the session.
      if (!request.url.startsWith('/api/')) delete request.cookies[name];
    });
    await fastify.register(session, {
      secret: new Signer(this.config.sessionSecret),
      cookieName: name,
      cookie: attributes,
      store: this.store,
      saveUninitialized: false,
      rolling: false,
    });
  }
}
