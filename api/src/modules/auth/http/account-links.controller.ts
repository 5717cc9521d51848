import { Body, Controller, HttpCode, Post, Req } from '@nestjs/common';
import type { SessionUser } from '@wanderwork/contracts';
import {
  ChangeEmailRequest,
  ForgotPasswordRequest,
  LinkRequest,
  ResetPasswordRequest,
} from '@wanderwork/contracts/requests';
import type { FastifyRequest } from 'fastify';
import { HOUR } from '../../../platform/durations.js';
import { SendsOwnLetter } from '../../../platform/limits/own-letters.js';
import { RateLimit } from '../../../platform/limits/rate-limit.js';
import { CurrentUser, Fresh, Public, SignedIn } from '../../../platform/security/access.js';
import { EmailChanges } from '../email-change/email-change.service.js';
import { EmailConfirmation } from '../ownership/email-confirmation.service.js';
import { PasswordReset } from '../ownership/password-reset.service.js';
import { RegisteringBrowser } from '../ownership/registering-browser.js';
import { ResetRequests } from '../ownership/reset-requests.service.js';
import { CurrentSession } from '../sessions/current-session.js';
import type { OpenSession } from '../sessions/session-store.js';

/** What the links in letters lead to, and the forms that ask for one. A link alone changes nothing: its page asks first. */
@Controller('api')
export class AccountLinksController {
  constructor(
    private readonly confirmation: EmailConfirmation,
    private readonly resets: ResetRequests,
    private readonly passwords: PasswordReset,
    private readonly changes: EmailChanges,
    private readonly browsers: RegisteringBrowser,
  ) {}

  @Post('auth/forgot-password')
  @Public()
  @HttpCode(200)
  @RateLimit({ key: 'forgot', points: 20, seconds: HOUR })
  forgot(@Req() request: FastifyRequest, @Body() { email }: ForgotPasswordRequest) {
    return this.resets.ask(request, email);
  }

  @Post('auth/reset-password')
  @Public()
  @HttpCode(200)
  @RateLimit({ key: 'links', points: 60, seconds: HOUR })
  reset(@Body() request: ResetPasswordRequest) {
    return this.passwords.reset(request);
  }

  @Post('auth/confirm-email')
  @Public()
  @HttpCode(200)
  @RateLimit({ key: 'links', points: 60, seconds: HOUR })
  confirm(@Req() request: FastifyRequest, @Body() { token }: LinkRequest) {
    return this.confirmation.confirm(token, this.browsers.markOf(request));
  }

  @Post('auth/confirm-email/resend')
  @SignedIn()
  @SendsOwnLetter()
  @HttpCode(200)
  @RateLimit({ key: 'resend', points: 5, seconds: HOUR })
  resend(@CurrentUser() user: SessionUser) {
    return this.confirmation.resend(user);
  }

  @Post('account/email')
  @SignedIn()
  @SendsOwnLetter()
  @Fresh()
  @HttpCode(200)
  @RateLimit({ key: 'change-email', points: 5, seconds: HOUR })
  change(@CurrentUser() user: SessionUser, @Body() { email }: ChangeEmailRequest) {
    return this.changes.ask(user, email);
  }

  @Post('auth/confirm-email-change')
  @Public()
  @HttpCode(200)
  @RateLimit({ key: 'links', points: 60, seconds: HOUR })
  confirmChange(@CurrentSession() session: OpenSession | undefined, @Body() { token }: LinkRequest) {
    return this.changes.confirm(token, session?.id ?? null);
  }
}
