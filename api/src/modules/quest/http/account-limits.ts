import { type CanActivate, type ExecutionContext, Injectable, UseGuards } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Limits } from '../../../platform/limits/limits.js';
import type { Limit } from '../../../platform/limits/rate-limit.js';

/** A run a minute that is sent week by week needs a tenth of it. */
const writes: Limit = { key: 'quest-writes', points: 300, seconds: 600 };

@Injectable()
class WritesGuard implements CanActivate {
  constructor(private readonly limits: Limits) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const { currentUser } = context.switchToHttp().getRequest<FastifyRequest>();
    if (currentUser) await this.limits.consume(writes, currentUser.id);
    return true;
  }
}

/** Counts by account what makes the server store or play a run, wherever it is called from. */
export const WritesRuns = () => UseGuards(WritesGuard);
