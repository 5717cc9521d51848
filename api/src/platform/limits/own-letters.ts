import { type CanActivate, type ExecutionContext, Injectable, UseGuards } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { HOUR } from '../durations.js';
import { RateLimiter } from './rate-limiter.js';
import type { Limit } from './rate-limit.js';

/** More than anybody needs who puts their account in order. */
const lettersByAccount: Limit = { key: 'letters-account', points: 30, seconds: HOUR };

/** Counts by account what sends a letter to its own address, wherever it is called from. */
@Injectable()
class OwnLettersGuard implements CanActivate {
  constructor(private readonly limits: RateLimiter) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const { currentUser } = context.switchToHttp().getRequest<FastifyRequest>();
    if (currentUser) await this.limits.consume(lettersByAccount, currentUser.id);
    return true;
  }
}

/**
 * For what a member does to their account and is told of by mail: until the address is confirmed it may be somebody
 * else's, whose mailbox nobody shall fill.
 */
export const SendsOwnLetter = () => UseGuards(OwnLettersGuard);
