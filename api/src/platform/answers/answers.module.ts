import { Global, Module } from '@nestjs/common';
import { DataVersions } from './data-versions.js';
import { KeptAnswers } from './kept-answers.js';

@Global()
@Module({ providers: [DataVersions, KeptAnswers], exports: [DataVersions, KeptAnswers] })
export class AnswersModule {}
