import { Global, Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { ExpiredLimits } from './expired-limits.js';
import { Limits } from './limits.js';
import { RateLimitGuard } from './rate-limit.guard.js';

@Global()
@Module({
  providers: [Limits, ExpiredLimits, { provide: APP_GUARD, useClass: RateLimitGuard }],
  exports: [Limits],
})
export class LimitsModule {}
