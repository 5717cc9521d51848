import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AuditLog } from '../../../platform/audit/audit.service.js';
import { Outbox } from '../../mail/index.js';
import { refuseEasyPassword } from '../password-rules/password-rules.js';
import { SessionList } from '../sessions/session-list.js';
import type { OpenSession } from '../sessions/session-store.js';
import { Users } from '../users.service.js';
import { Passwords } from './passwords.js';
import { ReauthenticationService } from './reauthentication.service.js';

interface Change {
  userId: string;
  /** The one that asks, and that stays. */
  session: OpenSession;
  current: string | undefined;
  password: string;
}

/** Gives an account another password, or its first; every other session ends by it. */
@Injectable()
export class PasswordChange {
  constructor(
    private readonly source: DataSource,
    private readonly users: Users,
    private readonly passwords: Passwords,
    private readonly reauthentication: ReauthenticationService,
    private readonly sessions: SessionList,
    private readonly audit: AuditLog,
    private readonly outbox: Outbox,
  ) {}

  async run({ userId, session, current = '', password }: Change): Promise<void> {
    const user = await this.users.get(userId);
    await this.reauthentication.checkBeforePasswordChange(user, session, current);
    refuseEasyPassword(password, user);
    const hash = await this.passwords.hash(password);
    await this.source.transaction(async (manager) => {
      await this.sessions.insist(session, manager);
      await this.users.setPassword(userId, hash, manager);
      await this.sessions.endAllBut(session.id, userId, manager);
      await this.audit.recordOwn(userId, 'account.password_changed', undefined, manager);
      await this.outbox.put(manager, { to: user.email, letter: 'password-changed', data: {} });
    });
  }
}
