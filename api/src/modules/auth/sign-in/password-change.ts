import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AuditLog } from '../../../platform/audit/audit.service.js';
import { freshRequired, isFresh } from '../../../platform/security/freshness.js';
import { wrongPassword } from '../auth.errors.js';
import { refuseEasyPassword } from '../password-rules/password-rules.js';
import { SessionList } from '../sessions/session-list.js';
import type { OpenSession } from '../sessions/session-store.js';
import { Users } from '../users.service.js';
import { AttemptKeys } from './attempt-keys.js';
import { Attempts } from './attempts.js';
import { Passwords } from './passwords.js';

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
    private readonly attempts: Attempts,
    private readonly keys: AttemptKeys,
    private readonly sessions: SessionList,
    private readonly audit: AuditLog,
  ) {}

  async run({ userId, session, current = '', password }: Change): Promise<void> {
    const user = await this.users.get(userId);
    const { passwordHash } = user;
    if (passwordHash !== null) await this.check(userId, passwordHash, current);
    else if (!isFresh(session.provenAt)) throw freshRequired();
    refuseEasyPassword(password, user);
    const fresh = await this.passwords.hash(password);
    await this.source.transaction(async (manager) => {
      await this.users.setPassword(userId, fresh, manager);
      await this.sessions.endAllBut(session.id, userId, manager);
      await this.audit.recordOwn(userId, 'account.password_changed', undefined, manager);
    });
  }

  private async check(userId: string, passwordHash: string, current: string): Promise<void> {
    const count = this.keys.ofFreshPassword(userId);
    await this.attempts.count([count]);
    if (!(await this.passwords.matches(passwordHash, current))) throw wrongPassword();
    await this.attempts.forgive([count.key]);
  }
}
