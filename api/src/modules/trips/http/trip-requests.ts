import { type CanActivate, type ExecutionContext, Injectable, UseGuards } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { MINUTE } from '../../../platform/durations.js';
import type { Limit } from '../../../platform/limits/rate-limit.js';
import { RateLimiter } from '../../../platform/limits/rate-limiter.js';
import { UuidPipe } from '../../../platform/http/uuid-pipe.js';
import { draftNotFound, linkNotFound, tripNotFound } from '../trips.errors.js';

export const TEN_MINUTES = 10 * MINUTE;

export const PRIVATE = ['cache-control', 'private, no-store'] as const;

export const tripIdPipe = new UuidPipe(tripNotFound);
export const draftIdPipe = new UuidPipe(draftNotFound);
export const linkIdPipe = new UuidPipe(linkNotFound);

const createGuard = (limit: Limit) => {
  @Injectable()
  class AccountLimitGuard implements CanActivate {
    constructor(private readonly limits: RateLimiter) {}

    async canActivate(context: ExecutionContext): Promise<boolean> {
      const { currentUser } = context.switchToHttp().getRequest<FastifyRequest>();
      if (currentUser) await this.limits.consume(limit, currentUser.id);
      return true;
    }
  }
  return AccountLimitGuard;
};

const changesGuard = createGuard({ key: 'trip-changes', points: 120, seconds: TEN_MINUTES });
const pdfsGuard = createGuard({ key: 'trip-pdfs', points: 30, seconds: TEN_MINUTES });
const draftsGuard = createGuard({ key: 'trip-drafts', points: 30, seconds: TEN_MINUTES });

/** Limits, per account, requests that write a trip. */
export const LimitChanges = () => UseGuards(changesGuard);
/** Limits, per account, requests that suggest changes. */
export const LimitDrafts = () => UseGuards(draftsGuard);
/** Limits, per account, requests that draw a PDF. */
export const LimitPdfs = () => UseGuards(pdfsGuard);
