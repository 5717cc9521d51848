import { Injectable } from '@nestjs/common';
import { DAY } from '../../../platform/durations.js';
import { AppError } from '../../../platform/errors/app-error.js';
import { RateLimiter } from '../../../platform/limits/rate-limiter.js';
import type { Limit } from '../../../platform/limits/rate-limit.js';

/** Per person and for everybody together. A model costs the operator money, even where searches have no limit. */
const perPerson: Limit = { key: 'model-person', points: 30, seconds: DAY };
const perDay: Limit = { key: 'model-day', points: 1000, seconds: DAY };

/** Limits how often the configured model is used in a day. */
@Injectable()
export class ModelQuotaService {
  constructor(private readonly limits: RateLimiter) {}

  /** Counts one use; false if the limit is reached. */
  async take(subjects: readonly string[]): Promise<boolean> {
    try {
      for (const subject of subjects) await this.limits.consume(perPerson, subject);
      await this.limits.consume(perDay, 'everybody');
      return true;
    } catch (error) {
      if (error instanceof AppError && error.status === 429) return false;
      throw error;
    }
  }
}
