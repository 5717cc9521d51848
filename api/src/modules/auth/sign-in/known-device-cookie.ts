import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Config } from '../../../platform/config/index.js';
import { KNOWN_DEVICE_MS } from '../auth.policy.js';
import { getDeviceCookie } from '../sessions/session-cookie.js';

const ID_BYTES = 18;

/**
 * A signed cookie that a browser gets at its first sign-in, valid for one email. Guesses from elsewhere do not slow
 * this browser down.
 */
@Injectable()
export class KnownDeviceCookie {
  constructor(private readonly config: Config) {}

  /** The browser's id; null for a browser that never signed in with this email. */
  findId({ cookies }: FastifyRequest, email: string): string | null {
    const [id = '', proof = ''] = (cookies[getDeviceCookie(this.config).name] ?? '').split('.');
    const expectedSignature = Buffer.from(this.sign(id, email));
    const receivedSignature = Buffer.from(proof);
    return receivedSignature.length === expectedSignature.length &&
      timingSafeEqual(receivedSignature, expectedSignature)
      ? id
      : null;
  }

  remember(request: FastifyRequest, reply: FastifyReply, email: string): void {
    const id = this.findId(request, email) ?? randomBytes(ID_BYTES).toString('base64url');
    const { name, ...attributes } = getDeviceCookie(this.config);
    reply.setCookie(name, `${id}.${this.sign(id, email)}`, {
      ...attributes,
      maxAge: KNOWN_DEVICE_MS / 1000,
    });
  }

  private sign(id: string, email: string): string {
    return createHmac('sha256', this.config.sessionSecret)
      .update(`known device\0${id}\0${email}`)
      .digest('base64url');
  }
}
