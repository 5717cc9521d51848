import { Injectable, type ExecutionContext } from '@nestjs/common';
import { AuthGuard } from '@nestjs/passport';
import { LoginRequest } from '@wanderwork/contracts/requests';
import type { FastifyRequest } from 'fastify';
import { validated } from '../../../platform/http/validation.js';
import type { User } from '../entities/user.entity.js';

/** A request that came with the right password. */
export interface WithAccount extends FastifyRequest {
  account: User;
}

/**
 * Lets through who knows the password. Guards run before pipes, so the body is validated here first:
 * a form half filled in is a 400 and no attempt.
 */
@Injectable()
export class PasswordGuard extends AuthGuard('local') {
  override canActivate(context: ExecutionContext) {
    const request = this.getRequest(context) as FastifyRequest;
    request.body = validated(LoginRequest, request.body);
    return super.canActivate(context);
  }

  override getAuthenticateOptions() {
    return { property: 'account', session: false };
  }
}
