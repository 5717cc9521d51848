import { Injectable } from '@nestjs/common';
import type { SignInResult } from '@wanderwork/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AuditLog } from '../../../platform/audit/audit.service.js';
import { invalidCredentials, suspended } from '../auth.errors.js';
import type { User } from '../entities/user.entity.js';
import { Sessions } from '../sessions/sessions.js';
import { Users } from '../users.service.js';
import { KnownDevice } from './known-device.js';

const WELCOME_BACK: SignInResult = {
  success: true,
  message: 'Welcome back! You have successfully logged in.',
};

/** What somebody showed to be let in. */
export type Proof = 'password' | 'passkey' | 'totp' | 'recovery code';

/** Lets in who has shown all that their account asks for. */
@Injectable()
export class Entrance {
  constructor(
    private readonly users: Users,
    private readonly sessions: Sessions,
    private readonly devices: KnownDevice,
    private readonly audit: AuditLog,
  ) {}

  /** Opens the session; a deletion that was asked for is off by it. */
  async admit(
    { request, reply }: { request: FastifyRequest; reply: FastifyReply },
    user: User,
    { remember, by }: { remember: boolean; by: Proof[] },
  ): Promise<SignInResult> {
    if (user.suspendedAt !== null) throw suspended();
    // Its deletion may have come first.
    if (!(await this.users.keep(user.id))) throw invalidCredentials();
    await this.sessions.open(request, reply, user, remember);
    this.devices.remember(request, reply, user.email);
    const device = request.session.open?.deviceLabel ?? '';
    if (user.deletionDueAt !== null) await this.audit.recordOwn(user.id, 'account.deletion_cancelled');
    await this.audit.recordOwn(user.id, 'account.signed_in', { device, by });
    return WELCOME_BACK;
  }
}
