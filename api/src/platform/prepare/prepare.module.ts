import { Global, Module } from '@nestjs/common';
import { StartMessages } from './start-messages.js';
import { PrepareSteps } from './prepare-steps.js';

@Global()
@Module({ providers: [PrepareSteps, StartMessages], exports: [PrepareSteps, StartMessages] })
export class PrepareModule {}
