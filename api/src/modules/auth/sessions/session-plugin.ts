import cookie, { Signer } from '@fastify/cookie';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyAdapter } from '@nestjs/platform-fastify';
import { Config } from '../../../platform/config/index.js';
import { getSessionCookie } from './session-cookie.js';
import { SessionStore } from './session-store.js';
import { createConditionalSessionPlugin } from './conditional-session-plugin.js';

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
