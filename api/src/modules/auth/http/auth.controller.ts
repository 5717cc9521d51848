import { Body, Controller, Get, Header, HttpCode, Post, Req, Res, UseGuards } from '@nestjs/common';
import type { ActionResult, SessionUser } from '@wanderwork/contracts';
import { LoginRequest, RegisterRequest, SignupRequest } from '@wanderwork/contracts/requests';
import { RateLimit } from '../../../platform/limits/rate-limit.js';
import { CurrentUser, Public, SignedIn } from '../../../platform/security/access.js';
import type { FastifyReply } from 'fastify';
import { Registration } from '../registration.service.js';
import { Sessions } from '../sessions/sessions.js';
import { PasswordGuard, type WithAccount } from './password.guard.js';

const HOUR = 60 * 60;
const WELCOME_BACK: ActionResult = {
  success: true,
  message: 'Welcome back! You have successfully logged in.',
};

@Controller('api')
export class AuthController {
  constructor(
    private readonly sessions: Sessions,
    private readonly registration: Registration,
  ) {}

  @Get('auth/user')
  @SignedIn()
  @Header('cache-control', 'no-store')
  user(@CurrentUser() user: SessionUser) {
    return user;
  }

  @Post('auth/login')
  @Public()
  @HttpCode(200)
  @RateLimit({ key: 'login', points: 100, seconds: HOUR })
  @UseGuards(PasswordGuard)
  async login(
    @Req() request: WithAccount,
    @Res({ passthrough: true }) reply: FastifyReply,
    @Body() { remember = false }: LoginRequest,
  ) {
    await this.sessions.open(request, reply, request.account, remember);
    return WELCOME_BACK;
  }

  @Post('auth/register')
  @Public()
  @HttpCode(200)
  @RateLimit({ key: 'register', points: 20, seconds: HOUR })
  register(@Body() request: RegisterRequest) {
    return this.registration.register(request);
  }

  @Post('signup')
  @Public()
  @HttpCode(200)
  @RateLimit({ key: 'register', points: 20, seconds: HOUR })
  signUp(@Body() request: SignupRequest) {
    return this.registration.signUp(request);
  }
}
