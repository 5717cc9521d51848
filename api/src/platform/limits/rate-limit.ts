import { SetMetadata } from '@nestjs/common';

/** At most `points` calls of one subject in `seconds`. */
export interface Limit {
  key: string;
  points: number;
  seconds: number;
  /**
   * How many points a process reserves at once, for calls so frequent that counting each would cost more than the call.
   */
  draw?: number;
  /** The message of a refusal; by default that there were too many requests. */
  refusal?: string;
}

export const RATE_LIMIT = Symbol('rate-limit');

export const RateLimit = (limit: Limit) => SetMetadata(RATE_LIMIT, limit);
