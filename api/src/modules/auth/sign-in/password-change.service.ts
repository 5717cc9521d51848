import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AuditService } from '../../../platform/audit/audit.service.js';
import { OutboxService } from '../../mail/index.js';
import { assertStrongPassword } from '../password-rules/password-rules.js';
import { SessionListService } from '../sessions/session-list.service.js';
import type { OpenSession } from '../sessions/session-store.js';
import { UsersService } from '../users.service.js';
import { PasswordHasher } from './password-hasher.js';
import { ReauthenticationService } from './reauthentication.service.js';

interface PasswordChange {
  userId: string;
  /** The session of the request. It is the only one that stays. */
  session: OpenSession;
  current: string | undefined;
  password: string;
}

/** Changes the password of an account, or sets its first one, and ends every other session. */
@Injectable()
export class PasswordChangeService {
  constructor(
    private readonly source: DataSource,
    private readonly users: UsersService,
    private readonly passwords: PasswordHasher,
    private readonly reauthentication: ReauthenticationService,
    private readonly sessions: SessionListService,
    private readonly audit: AuditService,
    private readonly outbox: OutboxService,
  ) {}

  async change({ userId, session, current = '', password }: PasswordChange): Promise<void> {
    const user = await this.users.get(userId);
    await this.reauthentication.checkBeforePasswordChange(user, session, current);
    assertStrongPassword(password, user);
    const hash = await this.passwords.hash(password);
    await this.source.transaction(async (manager) => {
      await this.sessions.lockActiveSession(session, manager);
      await this.users.setPassword(userId, hash, manager);
      await this.sessions.endAllBut(session.id, userId, manager);
      await this.audit.recordOwn(userId, 'account.password_changed', undefined, manager);
      await this.outbox.enqueue(manager, { email: user.email, template: 'password-changed', data: {} });
    });
  }
}
