import { SetMetadata } from '@nestjs/common';

/** At most `points` calls of an address in `seconds`. */
export interface Limit {
  key: string;
  points: number;
  seconds: number;
}

export const RATE_LIMIT = Symbol('rate-limit');

export const RateLimit = (limit: Limit) => SetMetadata(RATE_LIMIT, limit);
