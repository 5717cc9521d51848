import { applyDecorators, SetMetadata, UseInterceptors } from '@nestjs/common';
import { AnswerInterceptor } from './answer.interceptor.js';
import { ANSWER_RULE, type AnswerRule } from './answer-rule.js';

/**
 * On a public route: what its handler gives is the same for everybody. It is sent as JSON (or as the `MadeAnswer` that it
 * is), packed, with a tag, and kept in memory until the data of its topic changes.
 */
export const PublicAnswer = (rule: AnswerRule) =>
  applyDecorators(SetMetadata(ANSWER_RULE, rule), UseInterceptors(AnswerInterceptor));
