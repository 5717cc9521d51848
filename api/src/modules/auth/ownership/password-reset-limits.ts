import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { callerOf } from '../../../platform/limits/caller.js';
import { RateLimiter } from '../../../platform/limits/rate-limiter.js';
import { resetsPerRequester, resetsByKnownBrowsers, resetsByUnknownBrowsers } from '../auth.policy.js';
import { KnownDeviceCookie } from '../sign-in/known-device-cookie.js';

/**
 * How many letters with a link to a new password an address can be sent. No mailbox is filled by strangers, and none of
 * them keeps its owner out: neither from another network nor at a browser that they have signed in with.
 */
@Injectable()
export class PasswordResetLimits {
  constructor(
    private readonly limits: RateLimiter,
    private readonly device: KnownDeviceCookie,
  ) {}

  async consume(request: FastifyRequest, email: string): Promise<void> {
    if (this.device.findId(request, email) !== null) return this.limits.consume(resetsByKnownBrowsers, email);
    await this.limits.consume(resetsPerRequester, `${email} ${callerOf(request.ip)}`);
    await this.limits.consume(resetsByUnknownBrowsers, email);
  }
}
