import { Injectable } from '@nestjs/common';
import { ConcurrencyLimiter } from '../../platform/limits/concurrency-limiter.js';
import { oneAtATime, tooManyAnalyses } from './analysis.errors.js';

/** Limits how many analyses run at once, because each needs a connection and maybe a model. */
@Injectable()
export class AnalysisLimiter extends ConcurrencyLimiter {
  constructor() {
    super({ max: 24, maxPerSubject: 2, subjectBusy: oneAtATime, allBusy: tooManyAnalyses });
  }
}
