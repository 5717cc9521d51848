import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Config } from '../../../platform/config/index.js';
import { KNOWN_DEVICE_MS } from '../auth.policy.js';
import { deviceCookie } from '../sessions/session-cookie.js';

const ID_BYTES = 18;

/** A mark that a browser gets at its first sign-in, good for one e-mail: guesses elsewhere do not slow it down. */
@Injectable()
export class KnownDeviceCookie {
  constructor(private readonly config: Config) {}

  /** The mark's id, or null for a browser that never signed in with this e-mail. */
  idOf({ cookies }: FastifyRequest, email: string): string | null {
    const [id = '', proof = ''] = (cookies[deviceCookie(this.config).name] ?? '').split('.');
    const expected = Buffer.from(this.proofOf(id, email));
    const given = Buffer.from(proof);
    return given.length === expected.length && timingSafeEqual(given, expected) ? id : null;
  }

  remember(request: FastifyRequest, reply: FastifyReply, email: string): void {
    const id = this.idOf(request, email) ?? randomBytes(ID_BYTES).toString('base64url');
    const { name, ...attributes } = deviceCookie(this.config);
    reply.setCookie(name, `${id}.${this.proofOf(id, email)}`, {
      ...attributes,
      maxAge: KNOWN_DEVICE_MS / 1000,
    });
  }

  private proofOf(id: string, email: string): string {
    return createHmac('sha256', this.config.sessionSecret)
      .update(`known device\0${id}\0${email}`)
      .digest('base64url');
  }
}
