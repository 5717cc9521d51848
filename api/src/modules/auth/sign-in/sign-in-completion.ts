import { Injectable } from '@nestjs/common';
import type { SignInResult } from '@wanderwork/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DataSource } from 'typeorm';
import { AuditService } from '../../../platform/audit/audit.service.js';
import { OutboxService } from '../../mail/index.js';
import { invalidCredentials, accountSuspended } from '../auth.errors.js';
import type { User } from '../entities/user.entity.js';
import type { FactorProof } from '../second-factors/second-factor-verifier.js';
import { getSession } from '../sessions/request-session.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { UsersService } from '../users.service.js';
import { KnownDeviceCookie } from './known-device-cookie.js';

const WELCOME_BACK: SignInResult = {
  success: true,
  message: 'Welcome back! You have successfully logged in.',
};

/** The request that a session is read from, and the reply that it is written to. */
export interface Exchange {
  request: FastifyRequest;
  reply: FastifyReply;
}

/** What the person proved their identity with, and whether the session outlives the browser. */
interface SignInOptions {
  remember: boolean;
  by: ('password' | FactorProof)[];
}

/** Opens the session once a person has given everything that their account requires. */
@Injectable()
export class SignInCompletion {
  constructor(
    private readonly source: DataSource,
    private readonly users: UsersService,
    private readonly sessions: SessionsService,
    private readonly device: KnownDeviceCookie,
    private readonly audit: AuditService,
    private readonly outbox: OutboxService,
  ) {}

  /** Signing in cancels a scheduled deletion. */
  async openSession(
    { request, reply }: Exchange,
    user: User,
    { remember, by }: SignInOptions,
  ): Promise<SignInResult> {
    if (user.suspendedAt !== null) throw accountSuspended();
    await this.sessions.open(request, reply, user, remember);
    this.device.remember(request, reply, user.email);
    const device = getSession(request)?.open?.deviceLabel ?? '';
    await this.source.transaction(async (manager) => {
      // The account may have been erased in the meantime.
      if (!(await this.users.cancelDeletion(user.id, manager))) throw invalidCredentials();
      await this.audit.recordOwn(user.id, 'account.signed_in', { device, by }, manager);
      if (user.deletionDueAt === null) return;
      await this.audit.recordOwn(user.id, 'account.deletion_cancelled', undefined, manager);
      await this.outbox.enqueue(manager, { email: user.email, template: 'deletion-cancelled', data: {} });
    });
    return WELCOME_BACK;
  }
}
