import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { toLimitSubject } from '../../../platform/limits/limit-subject.js';
import { RateLimiter } from '../../../platform/limits/rate-limiter.js';
import { resetsPerRequester, resetsByKnownBrowsers, resetsByUnknownBrowsers } from '../auth.policy.js';
import { KnownDeviceCookie } from '../sign-in/known-device-cookie.js';

/**
 * Limits how many password reset emails an address can get. Strangers can neither flood a mailbox nor use up its
 * owner's limit, as long as the owner is on another network or at a browser that has signed in before.
 */
@Injectable()
export class PasswordResetLimits {
  constructor(
    private readonly limits: RateLimiter,
    private readonly device: KnownDeviceCookie,
  ) {}

  async consume(request: FastifyRequest, email: string): Promise<void> {
    if (this.device.findId(request, email) !== null) return this.limits.consume(resetsByKnownBrowsers, email);
    await this.limits.consume(resetsPerRequester, `${email} ${toLimitSubject(request.ip)}`);
    await this.limits.consume(resetsByUnknownBrowsers, email);
  }
}
