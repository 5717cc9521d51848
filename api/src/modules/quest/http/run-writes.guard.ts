import { type CanActivate, type ExecutionContext, Injectable, UseGuards } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { RateLimiter } from '../../../platform/limits/rate-limiter.js';
import type { Limit } from '../../../platform/limits/rate-limit.js';

/** Ten times what a player needs who finishes a run every minute. */
const writeLimit: Limit = { key: 'quest-writes', points: 300, seconds: 600 };

@Injectable()
class WritesGuard implements CanActivate {
  constructor(private readonly limits: RateLimiter) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const { currentUser } = context.switchToHttp().getRequest<FastifyRequest>();
    if (currentUser) await this.limits.consume(writeLimit, currentUser.id);
    return true;
  }
}

/** Limits, per account, requests that store or replay a run. */
export const LimitRunWrites = () => UseGuards(WritesGuard);
