import {
  type CanActivate,
  type ExecutionContext,
  Injectable,
  type PipeTransform,
  UseGuards,
} from '@nestjs/common';
import { isUUID } from 'class-validator';
import type { FastifyRequest } from 'fastify';
import { MINUTE } from '../../../platform/durations.js';
import type { Limit } from '../../../platform/limits/rate-limit.js';
import { RateLimiter } from '../../../platform/limits/rate-limiter.js';
import { tripNotFound } from '../trips.errors.js';

export const TEN_MINUTES = 10 * MINUTE;

export const PRIVATE = ['cache-control', 'private, no-store'] as const;

/** Validates the id of a trip in a path, in lower case; anything but a UUID is answered as an unknown trip. */
@Injectable()
export class TripIdPipe implements PipeTransform<string, string> {
  transform(id: string): string {
    if (!isUUID(id)) throw tripNotFound();
    return id.toLowerCase();
  }
}

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
