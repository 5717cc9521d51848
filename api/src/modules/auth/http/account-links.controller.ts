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
import { SendsOwnEmail } from '../../../platform/limits/own-emails.js';
import { RateLimit } from '../../../platform/limits/rate-limit.js';
import { CurrentUser, Fresh, Public, SignedIn } from '../../../platform/security/access.js';
import { EmailChangeService } from '../email-change/email-change.service.js';
import { EmailConfirmationService } from '../ownership/email-confirmation.service.js';
import { PasswordResetService, PasswordResetRequestsService } from '../ownership/password-reset.service.js';
import { RegistrationBrowserCookie } from '../ownership/registration-browser-cookie.js';
import { CurrentSession } from '../sessions/request-session.js';
import type { OpenSession } from '../sessions/session-store.js';

/**
 * Handles the links in emails, and the forms that request them. Opening a link changes nothing: its page asks for
 * confirmation first.
 */
@Controller('api')
export class AccountLinksController {
  constructor(
    private readonly emailConfirmation: EmailConfirmationService,
    private readonly passwordResetRequests: PasswordResetRequestsService,
    private readonly passwordReset: PasswordResetService,
    private readonly emailChange: EmailChangeService,
    private readonly browserCookie: RegistrationBrowserCookie,
  ) {}

  @Post('auth/forgot-password')
  @Public()
  @HttpCode(200)
  @RateLimit({ key: 'forgot', points: 20, seconds: HOUR })
  requestPasswordReset(@Req() request: FastifyRequest, @Body() { email }: ForgotPasswordRequest) {
    return this.passwordResetRequests.requestLink(request, email);
  }

  @Post('auth/reset-password')
  @Public()
  @HttpCode(200)
  @RateLimit({ key: 'links', points: 60, seconds: HOUR })
  resetPassword(@Body() request: ResetPasswordRequest) {
    return this.passwordReset.reset(request);
  }

  @Post('auth/confirm-email')
  @Public()
  @HttpCode(200)
  @RateLimit({ key: 'links', points: 60, seconds: HOUR })
  confirmEmail(@Req() request: FastifyRequest, @Body() { token }: LinkRequest) {
    return this.emailConfirmation.confirm(token, this.browserCookie.get(request));
  }

  @Post('auth/confirm-email/request')
  @Public()
  @HttpCode(200)
  @RateLimit({ key: 'confirm', points: 20, seconds: HOUR })
  requestConfirmation(@Req() request: FastifyRequest, @Body() { email }: ForgotPasswordRequest) {
    return this.emailConfirmation.request(email, request.ip);
  }

  @Post('auth/confirm-email/resend')
  @SignedIn()
  @SendsOwnEmail()
  @HttpCode(200)
  @RateLimit({ key: 'resend', points: 5, seconds: HOUR })
  resendConfirmation(@CurrentUser() user: SessionUser) {
    return this.emailConfirmation.resend(user);
  }

  @Post('account/email')
  @SignedIn()
  @SendsOwnEmail()
  @Fresh()
  @HttpCode(200)
  @RateLimit({ key: 'change-email', points: 5, seconds: HOUR })
  requestEmailChange(@CurrentUser() user: SessionUser, @Body() { email }: ChangeEmailRequest) {
    return this.emailChange.request(user, email);
  }

  @Post('auth/confirm-email-change')
  @Public()
  @HttpCode(200)
  @RateLimit({ key: 'links', points: 60, seconds: HOUR })
  confirmEmailChange(@CurrentSession() session: OpenSession | undefined, @Body() { token }: LinkRequest) {
    return this.emailChange.confirm(token, session?.id ?? null);
  }
}
