import { createHash, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { toMilliseconds, retention } from '@wanderwork/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Config } from '../../../platform/config/index.js';
import { getSessionCookie } from '../sessions/session-cookie.js';

const ID_BYTES = 32;
const COOKIE_SECONDS = toMilliseconds(retention.registeringBrowser) / 1000;
const ID_PATTERN = /^[\w-]{43}$/;

const hashId = (id: string) => createHash('sha256').update(id).digest('base64url');

/**
 * Marks the browser that registers, for as long as the emailed link works. If the address is confirmed in the same
 * browser, one person did both. Every browser that sends the form gets the cookie, so it reveals nothing about an
 * email.
 */
@Injectable()
export class RegistrationBrowserCookie {
  constructor(private readonly config: Config) {}

  /** Sets the cookie and returns the hash that the account stores. */
  set(request: FastifyRequest, reply: FastifyReply): string {
    const id = this.findId(request) ?? randomBytes(ID_BYTES).toString('base64url');
    const { name, ...attributes } = this.getCookie();
    reply.setCookie(name, id, { ...attributes, maxAge: COOKIE_SECONDS });
    return hashId(id);
  }

  /** The hash that an account registered in this browser stores; null without the cookie. */
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
