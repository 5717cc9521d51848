import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { DataSource } from 'typeorm';
import type { ActionResult } from '@wanderwork/contracts';
import type { ResetPasswordRequest } from '@wanderwork/contracts/requests';
import { toLimitSubject } from '../../../platform/limits/limit-subject.js';
import { RateLimiter } from '../../../platform/limits/rate-limiter.js';
import { AuditService } from '../../../platform/audit/audit.service.js';
import { EmailChecks, OutboxService } from '../../mail/index.js';
import { type LinkPurpose, LinksService } from '../../links/index.js';
import { resetsPerRequester, resetsByKnownBrowsers, resetsByUnknownBrowsers } from '../auth.policy.js';
import { KnownDeviceCookie } from '../sign-in/known-device-cookie.js';
import { UsersService } from '../users.service.js';
import { User } from '../entities/user.entity.js';
import { assertStrongPassword } from '../password-rules/password-rules.js';
import { SessionListService } from '../sessions/session-list.service.js';
import { PasswordHasher } from '../sign-in/password-hasher.js';
import { OwnershipService } from './ownership.service.js';

const LINK_SENT: ActionResult = {
  success: true,
  message: 'If this address has an account, an email with a link is on its way. The link works for one hour.',
};

/** Sends the link that sets a new password. The answer and the work are the same for every address. */
@Injectable()
export class PasswordResetRequestsService implements OnModuleInit {
  constructor(
    private readonly source: DataSource,
    private readonly users: UsersService,
    private readonly limits: RateLimiter,
    private readonly device: KnownDeviceCookie,
    private readonly outbox: OutboxService,
    private readonly checks: EmailChecks,
  ) {}

  /** Looks up the account when the email is sent, so that the answer cannot depend on it. */
  onModuleInit(): void {
    this.checks.add('reset-password', async (_data, email) => {
      const user = await this.users.findByEmail(email);
      return user && { userId: user.id };
    });
  }

  async requestLink(request: FastifyRequest, email: string): Promise<ActionResult> {
    await this.consumeLimits(request, email);
    await this.outbox.enqueue(this.source.manager, { email, template: 'reset-password', data: {} });
    return LINK_SENT;
  }

  /**
   * Strangers can neither flood a mailbox nor use up its owner's limit, as long as the owner is on another network or at
   * a browser that has signed in before.
   */
  private async consumeLimits(request: FastifyRequest, email: string): Promise<void> {
    if (this.device.findId(request, email) !== null) return this.limits.consume(resetsByKnownBrowsers, email);
    await this.limits.consume(resetsPerRequester, `${email} ${toLimitSubject(request.ip)}`);
    await this.limits.consume(resetsByUnknownBrowsers, email);
  }
}

const PASSWORD_SET: ActionResult = {
  success: true,
  message: 'Your password is set. Please sign in with it.',
};

const passwordLinks: LinkPurpose[] = ['reset-password', 'set-password'];

/** Sets a new password for whoever reads the mail of the account's address. */
@Injectable()
export class PasswordResetService {
  constructor(
    private readonly source: DataSource,
    private readonly passwords: PasswordHasher,
    private readonly sessions: SessionListService,
    private readonly links: LinksService,
    private readonly ownership: OwnershipService,
    private readonly outbox: OutboxService,
    private readonly audit: AuditService,
  ) {}

  /** Uses up the link and every other link that could set this password. It ends all sessions and opens none. */
  reset({ token, password }: ResetPasswordRequest): Promise<ActionResult> {
    return this.source.transaction(async (manager) => {
      const userId = await this.links.getSubject(token, passwordLinks, manager);
      const user = await this.ownership.lock(userId, manager);
      await this.links.use(token, passwordLinks, manager);
      assertStrongPassword(password, user);
      await this.ownership.confirmEmail(user, false, manager);
      const isFirst = user.passwordHash === null;
      const passwordHash = await this.passwords.hash(password);
      await manager.update(User, { id: user.id }, { passwordHash, mustChangePassword: false });
      await this.links.close(passwordLinks, user.id, manager);
      await this.sessions.endAllBut(null, user.id, manager);
      await this.audit.recordOwn(user.id, 'account.password_reset', {}, manager);
      if (!isFirst)
        await this.outbox.enqueue(manager, { email: user.email, template: 'password-changed', data: {} });
      return PASSWORD_SET;
    });
  }
}
