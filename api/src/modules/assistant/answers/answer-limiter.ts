import { Injectable } from '@nestjs/common';
import { ConcurrencyLimiter } from '../../../platform/limits/concurrency-limiter.js';
import { answerBusy, tooManyAnswers } from '../assistant.errors.js';

/** Limits how many answers are written at once. */
@Injectable()
export class AnswerLimiter extends ConcurrencyLimiter {
  constructor() {
    super({ max: 24, maxPerSubject: 2, subjectBusy: answerBusy, allBusy: tooManyAnswers });
  }
}
