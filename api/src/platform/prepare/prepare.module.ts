import { Global, Module } from '@nestjs/common';
import { FirstWords } from './first-words.js';
import { PrepareSteps } from './prepare-steps.js';

@Global()
@Module({ providers: [PrepareSteps, FirstWords], exports: [PrepareSteps, FirstWords] })
export class PrepareModule {}
