import { Global, Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { AccessGuard } from './access.guard.js';
import { RequestUser } from './request-user.js';
import { ContentSecurity } from './content-security.js';

/** Guards every route and provides the content security policy. */
@Global()
@Module({
  providers: [RequestUser, ContentSecurity, { provide: APP_GUARD, useClass: AccessGuard }],
  exports: [RequestUser, ContentSecurity],
})
export class SecurityModule {}
