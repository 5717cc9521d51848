import { type CanActivate, type ExecutionContext, Injectable, UseGuards } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { HOUR } from '../durations.js';
import { RateLimiter } from './rate-limiter.js';
import type { Limit } from './rate-limit.js';

/** More than anybody needs to manage their account. */
const emailsByAccount: Limit = { key: 'letters-account', points: 30, seconds: HOUR };

/** Limits emails to a person's own address by account, whatever address the requests come from. */
@Injectable()
class OwnEmailsGuard implements CanActivate {
  constructor(private readonly limits: RateLimiter) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const { currentUser } = context.switchToHttp().getRequest<FastifyRequest>();
    if (currentUser) await this.limits.consume(emailsByAccount, currentUser.id);
    return true;
  }
}

/**
 * For changes to an account that its owner is notified of by email. Until the address is confirmed it may belong to
 * somebody else, whose mailbox must not be filled.
 */
export const SendsOwnEmail = () => UseGuards(OwnEmailsGuard);
