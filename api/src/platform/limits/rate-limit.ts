import { SetMetadata } from '@nestjs/common';

/** At most `points` calls of an address in `seconds`. */
export interface Limit {
  key: string;
  points: number;
  seconds: number;
  /** So many points a process takes at once, for what is asked so often that counting each would cost more than it. */
  draw?: number;
  /** What who is refused is told; left out, that there were too many requests. */
  refusal?: string;
}

export const RATE_LIMIT = Symbol('rate-limit');

export const RateLimit = (limit: Limit) => SetMetadata(RATE_LIMIT, limit);
