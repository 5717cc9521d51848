import { createHash, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { inMilliseconds, retention } from '@wanderwork/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Config } from '../../../platform/config/index.js';
import { getSessionCookie } from '../sessions/session-cookie.js';

const ID_BYTES = 32;
const COOKIE_SECONDS = inMilliseconds(retention.registeringBrowser) / 1000;
const ID_PATTERN = /^[\w-]{43}$/;

const hashId = (id: string) => createHash('sha256').update(id).digest('base64url');

/**
 * A mark for the browser that registers, as long as the letter's link works: if the address is confirmed there too, it
 * was one person all the while. Every browser that sends the form gets one, so that it says nothing about an e-mail.
 */
@Injectable()
export class RegistrationBrowserCookie {
  constructor(private readonly config: Config) {}

  /** Marks the browser; resolves with what the account keeps of the mark. */
  set(request: FastifyRequest, reply: FastifyReply): string {
    const id = this.findId(request) ?? randomBytes(ID_BYTES).toString('base64url');
    const { name, ...attributes } = this.getCookie();
    reply.setCookie(name, id, { ...attributes, maxAge: COOKIE_SECONDS });
    return hashId(id);
  }

  /** What an account that was registered here has kept; null for a browser that registered none. */
  get(request: FastifyRequest): string | null {
    const id = this.findId(request);
    return id === null ? null : hashId(id);
  }

  private findId({ cookies }: FastifyRequest): string | null {
    const id = cookies[this.getCookie().name] ?? '';
    return ID_PATTERN.test(id) ? id : null;
  }

  private getCookie() {
    const cookie = getSessionCookie(this.config);
    return { ...cookie, name: `${cookie.name}_registered` };
  }
}
