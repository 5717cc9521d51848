import { Body, Controller, Get, HttpCode, Post, Req, Res, UseGuards } from '@nestjs/common';
import type { SessionUser } from '@wanderwork/contracts';
import { LoginRequest, RegisterRequest, SignupRequest } from '@wanderwork/contracts/requests';
import { HOUR } from '../../../platform/durations.js';
import { RateLimit } from '../../../platform/limits/rate-limit.js';
import { CurrentUser, Public, SignedIn } from '../../../platform/security/access.js';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { RegistrationBrowserCookie } from '../ownership/registration-browser-cookie.js';
import { RegistrationService } from '../registration.service.js';
import { SignInService } from '../sign-in/sign-in.service.js';
import { PasswordGuard, type RequestWithAccount } from './password.guard.js';

/** The current user, sign-in with a password, and registration. */
@Controller('api')
export class AuthController {
  constructor(
    private readonly signIn: SignInService,
    private readonly registration: RegistrationService,
    private readonly browserCookie: RegistrationBrowserCookie,
  ) {}

  @Get('auth/user')
  @SignedIn()
  getUser(@CurrentUser() user: SessionUser) {
    return user;
  }

  @Post('auth/login')
  @Public()
  @HttpCode(200)
  @RateLimit({ key: 'login', points: 100, seconds: HOUR })
  @UseGuards(PasswordGuard)
  login(
    @Req() request: RequestWithAccount,
    @Res({ passthrough: true }) reply: FastifyReply,
    @Body() { remember = true }: LoginRequest,
  ) {
    return this.signIn.continueAfterPassword({ request, reply }, request.account, remember);
  }

  @Post('auth/register')
  @Public()
  @HttpCode(200)
  @RateLimit({ key: 'register', points: 20, seconds: HOUR })
  register(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
    @Body() person: RegisterRequest,
  ) {
    return this.registration.register(person, this.browserCookie.set(request, reply));
  }

  @Post('signup')
  @Public()
  @HttpCode(200)
  @RateLimit({ key: 'register', points: 20, seconds: HOUR })
  signUp(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
    @Body() person: SignupRequest,
  ) {
    return this.registration.signUp(person, this.browserCookie.set(request, reply));
  }
}
