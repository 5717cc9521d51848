import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import type { FastifyRequest } from 'fastify';
import { Strategy } from 'passport-local';
import type { User } from '../entities/user.entity.js';
import { KnownDevice } from './known-device.js';
import { SignIn } from './sign-in.js';

/** Passport's `local`: e-mail and password of the body. */
@Injectable()
export class PasswordStrategy extends PassportStrategy(Strategy, 'local') {
  constructor(
    private readonly signIn: SignIn,
    private readonly devices: KnownDevice,
  ) {
    super({ usernameField: 'email', passwordField: 'password', passReqToCallback: true });
  }

  validate(request: FastifyRequest, email: string, password: string): Promise<User> {
    const device = this.devices.idOf(request, email);
    return this.signIn.check({ email, address: request.ip, device }, password);
  }
}
