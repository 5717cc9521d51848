import { Global, Module } from '@nestjs/common';
import { StartMessages, PrepareSteps } from './prepare-steps.js';

@Global()
@Module({ providers: [PrepareSteps, StartMessages], exports: [PrepareSteps, StartMessages] })
export class PrepareModule {}
