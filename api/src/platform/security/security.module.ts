import { Global, Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { AccessGuard } from './access.guard.js';
import { Askers } from './askers.js';
import { ContentSecurity } from './content-security.js';

/** Guards every route and holds the content security policy. */
@Global()
@Module({
  providers: [Askers, ContentSecurity, { provide: APP_GUARD, useClass: AccessGuard }],
  exports: [Askers, ContentSecurity],
})
export class SecurityModule {}
