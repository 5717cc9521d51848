import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import { toLimitSubject } from './limit-subject.js';
import { RateLimiter } from './rate-limiter.js';
import { type Limit, RATE_LIMIT } from './rate-limit.js';

/** Counts calls of routes with `@RateLimit` by client address. */
@Injectable()
export class RateLimitGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly limits: RateLimiter,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const limit = this.reflector.get<Limit | undefined>(RATE_LIMIT, context.getHandler());
    const { ip } = context.switchToHttp().getRequest<FastifyRequest>();
    if (limit) await this.limits.consume(limit, toLimitSubject(ip));
    return true;
  }
}
