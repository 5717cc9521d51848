import { Injectable } from '@nestjs/common';
import type { SessionUser } from '@wanderwork/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Config } from '../../../platform/config/index.js';
import type { SessionUsers } from '../../../platform/security/access.js';
import { insecureConnection } from '../auth.errors.js';
import { SESSION_ABSOLUTE_MS } from '../auth.policy.js';
import type { User } from '../entities/user.entity.js';
import { deviceLabel } from './device-label.js';
import { hintCookie, sessionCookie } from './session-cookie.js';

/** Opens and ends the session of a browser, and says whose it is. */
@Injectable()
export class Sessions implements SessionUsers {
  constructor(private readonly config: Config) {}

  /**
   * A new id each time: one that somebody planted before the sign-in opens nothing after it.
   * The row is written just before the answer leaves, together with the cookie.
   */
  async open(request: FastifyRequest, reply: FastifyReply, user: User, remember: boolean): Promise<void> {
    if (sessionCookie(this.config).secure && request.protocol !== 'https') throw insecureConnection();
    await request.session.regenerate();
    request.session.userId = user.id;
    request.session.deviceLabel = deviceLabel(request.headers['user-agent']);
    if (remember) request.session.options({ maxAge: SESSION_ABSOLUTE_MS });
    const { name, ...attributes } = hintCookie(this.config);
    reply.setCookie(name, '1', { ...attributes, maxAge: SESSION_ABSOLUTE_MS / 1000 });
  }

  /** Ends the session if there is one; the cookie goes either way. */
  async end(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    if (request.session.userId !== undefined) await request.session.destroy();
    for (const { name, ...attributes } of [sessionCookie(this.config), hintCookie(this.config)]) {
      reply.clearCookie(name, attributes);
    }
  }

  findUser(request: FastifyRequest): Promise<SessionUser | null> {
    return Promise.resolve(request.session.user ?? null);
  }
}
