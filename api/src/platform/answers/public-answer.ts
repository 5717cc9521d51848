import { applyDecorators, SetMetadata, UseInterceptors } from '@nestjs/common';
import { AnswerInterceptor } from './answer.interceptor.js';
import { ANSWER_RULE, type AnswerRule } from './answer-rule.js';

/**
 * Marks a public route whose answer is the same for everybody. The answer is sent as JSON (or as the `NonJsonAnswer`
 * returned), compressed, with an ETag, and cached in memory until the data of its topic changes.
 */
export const PublicAnswer = (rule: AnswerRule) =>
  applyDecorators(SetMetadata(ANSWER_RULE, rule), UseInterceptors(AnswerInterceptor));
