import { Global, Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { ExpiredLimitsJob } from './expired-limits.job.js';
import { RateLimiter } from './rate-limiter.js';
import { RateLimitGuard } from './rate-limit.guard.js';

@Global()
@Module({
  providers: [RateLimiter, ExpiredLimitsJob, { provide: APP_GUARD, useClass: RateLimitGuard }],
  exports: [RateLimiter],
})
export class LimitsModule {}
