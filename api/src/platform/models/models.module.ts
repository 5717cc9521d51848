import { Global, Module } from '@nestjs/common';
import { ModelQuotaService } from './model-quota.service.js';
import { ModelTimeouts } from './model-timeouts.js';

/** What modules that call the configured language model share. */
@Global()
@Module({ providers: [ModelQuotaService, ModelTimeouts], exports: [ModelQuotaService, ModelTimeouts] })
export class ModelsModule {}
