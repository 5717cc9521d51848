import {
  Injectable,
  type ExecutionContext,
  Body,
  Controller,
  Get,
  HttpCode,
  Post,
  Req,
  Res,
  UseGuards,
} from '@nestjs/common';
import { AuthGuard } from '@nestjs/passport';
import type { FastifyRequest, FastifyReply } from 'fastify';
import { LoginRequest, RegisterRequest, SignupRequest } from '@wanderwork/contracts/requests';
import type { SessionUser } from '@wanderwork/contracts';
import { ContractPipe } from '../../../platform/http/contract-pipe.js';
import { HOUR } from '../../../platform/durations.js';
import { RateLimit } from '../../../platform/limits/rate-limit.js';
import { CurrentUser, Public, SignedIn } from '../../../platform/security/access.js';
import type { User } from '../entities/user.entity.js';
import { KnownDeviceCookie } from '../sign-in/known-device-cookie.js';
import type { PasswordRequest } from '../sign-in/password.strategy.js';
import { CredentialsVerifier } from '../sign-in/credentials-verifier.js';
import { RegistrationBrowserCookie } from '../ownership/registration-browser-cookie.js';
import { RegistrationService } from '../registration.service.js';
import { SignInService } from '../sign-in/sign-in.service.js';

/** A request whose password was correct. */
interface RequestWithAccount extends FastifyRequest {
  account: User;
}

/**
 * Checks email and password. Guards run before pipes, so this guard validates the body first: an incomplete form is a
 * 400 and does not count as an attempt.
 */
@Injectable()
class PasswordGuard extends AuthGuard('local') {
  private readonly pipe = new ContractPipe();

  constructor(
    private readonly credentials: CredentialsVerifier,
    private readonly device: KnownDeviceCookie,
  ) {
    super();
  }

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<PasswordRequest>();
    request.checkPassword = (email, password) => {
      const device = this.device.findId(request, email);
      return this.credentials.verify({ email, address: request.ip, device }, password);
    };
    request.body = await this.pipe.transform(request.body, { type: 'body', metatype: LoginRequest });
    return (await super.canActivate(context)) === true;
  }

  override getAuthenticateOptions() {
    return { property: 'account', session: false };
  }
}

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
