import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import type { FastifyRequest } from 'fastify';
import { Strategy } from 'passport-local';
import type { User } from '../entities/user.entity.js';

/** A request that brings how its password is checked. */
export interface PasswordRequest extends FastifyRequest {
  checkPassword(email: string, password: string): Promise<User>;
}

/**
 * Passport's `local`: e-mail and password of the body. Passport keeps one strategy for a whole process, so this one
 * knows no application: each request says what it is checked against.
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
