import { Injectable, type ExecutionContext } from '@nestjs/common';
import { AuthGuard } from '@nestjs/passport';
import { LoginRequest } from '@wanderwork/contracts/requests';
import type { FastifyRequest } from 'fastify';
import { ContractPipe } from '../../../platform/http/contract-pipe.js';
import type { User } from '../entities/user.entity.js';
import { KnownDeviceCookie } from '../sign-in/known-device-cookie.js';
import type { PasswordRequest } from '../sign-in/password.strategy.js';
import { CredentialsVerifier } from '../sign-in/credentials-verifier.js';

/** A request whose password was correct. */
export interface RequestWithAccount extends FastifyRequest {
  account: User;
}

/**
 * Checks email and password. Guards run before pipes, so this guard validates the body first: an incomplete form is a
 * 400 and does not count as an attempt.
 */
@Injectable()
export class PasswordGuard extends AuthGuard('local') {
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
