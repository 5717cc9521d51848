import { createHash, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { inMilliseconds, retention } from '@wanderwork/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Config } from '../../../platform/config/index.js';
import { sessionCookie } from '../sessions/session-cookie.js';

const ID_BYTES = 32;
const MARK_SECONDS = inMilliseconds(retention.registeringBrowser) / 1000;
const anId = /^[\w-]{43}$/;

const hashed = (id: string) => createHash('sha256').update(id).digest('base64url');

/**
 * A mark for the browser that registers, as long as the letter's link works: if the address is confirmed there too, it
 * was one person all the while. Every browser that sends the form gets one, so that it says nothing about an e-mail.
 */
@Injectable()
export class RegistrationBrowserCookie {
  constructor(private readonly config: Config) {}

  /** Marks the browser; resolves with what the account keeps of the mark. */
  set(request: FastifyRequest, reply: FastifyReply): string {
    const id = this.idOf(request) ?? randomBytes(ID_BYTES).toString('base64url');
    const { name, ...attributes } = this.cookie();
    reply.setCookie(name, id, { ...attributes, maxAge: MARK_SECONDS });
    return hashed(id);
  }

  /** What an account that was registered here has kept; null for a browser that registered none. */
  get(request: FastifyRequest): string | null {
    const id = this.idOf(request);
    return id === null ? null : hashed(id);
  }

  private idOf({ cookies }: FastifyRequest): string | null {
    const id = cookies[this.cookie().name] ?? '';
    return anId.test(id) ? id : null;
  }

  private cookie() {
    const cookie = sessionCookie(this.config);
    return { ...cookie, name: `${cookie.name}_registered` };
  }
}
