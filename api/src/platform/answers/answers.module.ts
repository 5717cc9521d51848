import { Global, Module } from '@nestjs/common';
import { DataVersions } from './data-versions.js';
import { AnswerCache } from './answer-cache.js';

@Global()
@Module({ providers: [DataVersions, AnswerCache], exports: [DataVersions, AnswerCache] })
export class AnswersModule {}
