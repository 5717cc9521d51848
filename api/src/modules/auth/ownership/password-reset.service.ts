import { Injectable } from '@nestjs/common';
import type { ActionResult } from '@wanderwork/contracts';
import type { ResetPasswordRequest } from '@wanderwork/contracts/requests';
import { DataSource } from 'typeorm';
import { AuditService } from '../../../platform/audit/audit.service.js';
import { type LinkPurpose, LinksService } from '../../links/index.js';
import { OutboxService } from '../../mail/index.js';
import { User } from '../entities/user.entity.js';
import { assertStrongPassword } from '../password-rules/password-rules.js';
import { SessionListService } from '../sessions/session-list.service.js';
import { PasswordHasher } from '../sign-in/password-hasher.js';
import { OwnershipService } from './ownership.service.js';

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
        await this.outbox.enqueue(manager, { to: user.email, template: 'password-changed', data: {} });
      return PASSWORD_SET;
    });
  }
}
