import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { callerOf } from '../../../platform/limits/caller.js';
import { Limits } from '../../../platform/limits/limits.js';
import { resetsByAsker, resetsByKnown, resetsByStrangers } from '../auth.policy.js';
import { KnownDevice } from '../sign-in/known-device.js';

/**
 * How many letters with a link to a new password an address can be sent. No mailbox is filled by strangers, and none of
 * them keeps its owner out: neither from another network nor at a browser that they have signed in with.
 */
@Injectable()
export class ResetLimits {
  constructor(
    private readonly limits: Limits,
    private readonly devices: KnownDevice,
  ) {}

  async count(request: FastifyRequest, email: string): Promise<void> {
    if (this.devices.idOf(request, email) !== null) return this.limits.consume(resetsByKnown, email);
    await this.limits.consume(resetsByAsker, `${email} ${callerOf(request.ip)}`);
    await this.limits.consume(resetsByStrangers, email);
  }
}
