import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import type { FastifyRequest } from 'fastify';
import { Strategy } from 'passport-local';
import type { User } from '../entities/user.entity.js';

/** A request that carries the function that checks its password. */
export interface PasswordRequest extends FastifyRequest {
  checkPassword(email: string, password: string): Promise<User>;
}

/**
 * Passport's `local` strategy: email and password in the body. Passport keeps one strategy per process, so the strategy
 * depends on no app; each request carries its own check.
 */
@Injectable()
export class PasswordStrategy extends PassportStrategy(Strategy, 'local') {
  constructor() {
    super({ usernameField: 'email', passwordField: 'password', passReqToCallback: true });
  }

  validate(request: PasswordRequest, email: string, password: string): Promise<User> {
    return request.checkPassword(email, password);
  }
}
