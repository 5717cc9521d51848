import { Injectable } from '@nestjs/common';
import { AppError } from '../errors/app-error.js';
import { RateLimiter } from '../limits/rate-limiter.js';
import type { Limit } from '../limits/rate-limit.js';

/** The daily limits of one use of the model. */
export interface ModelLimits {
  /** For each subject. */
  person: Limit;
  everybody: Limit;
}

/** Limits how often the configured model is used in a day. */
@Injectable()
export class ModelQuotaService {
  constructor(private readonly limits: RateLimiter) {}

  /** Counts one use; false if the limit is reached. */
  async take({ person, everybody }: ModelLimits, subjects: readonly string[]): Promise<boolean> {
    try {
      for (const subject of subjects) await this.limits.consume(person, subject);
      await this.limits.consume(everybody, 'everybody');
      return true;
    } catch (error) {
      if (error instanceof AppError && error.status === 429) return false;
      throw error;
    }
  }
}
