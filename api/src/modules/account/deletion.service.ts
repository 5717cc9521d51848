import { Injectable } from '@nestjs/common';
import { inMilliseconds, retention, type SessionUser } from '@wanderwork/contracts';
import { DataSource } from 'typeorm';
import { AuditLog } from '../../platform/audit/audit.service.js';
import { PersonalData } from '../../platform/personal-data/personal-data.js';
import { type OpenSession, SessionList, UserDirectory, Users } from '../auth/index.js';
import { Outbox } from '../mail/index.js';
import { People } from './people.js';

const GRACE_MS = inMilliseconds(retention.deletionGrace);

/** Deletes accounts: asked for now, done after a time in which signing in takes it back. */
@Injectable()
export class Deletion {
  constructor(
    private readonly source: DataSource,
    private readonly users: Users,
    private readonly directory: UserDirectory,
    private readonly sessions: SessionList,
    private readonly audit: AuditLog,
    private readonly people: People,
    private readonly personal: PersonalData,
    private readonly outbox: Outbox,
  ) {}

  /**
   * Ends all other sessions: signing in again anywhere is what takes it back. Asked twice, the later time counts. The
   * last admin is refused.
   */
  async ask({ id, email, isAdmin }: SessionUser, session: OpenSession): Promise<{ deletionDueAt: string }> {
    const due = new Date(Date.now() + GRACE_MS);
    await this.source.transaction(async (manager) => {
      if (isAdmin) await this.directory.keepAnAdmin(id, manager);
      await this.users.dueForDeletion(id, due, manager);
      await this.sessions.endAllBut(session.id, id, manager);
      await this.audit.recordOwn(id, 'account.deletion_asked', { due: due.toISOString() }, manager);
      const on = due.toISOString().slice(0, 10);
      await this.outbox.put(manager, { to: email, letter: 'deletion-scheduled', data: { on } });
    });
    return { deletionDueAt: due.toISOString() };
  }

  async cancel({ id, email }: SessionUser): Promise<void> {
    await this.source.transaction(async (manager) => {
      const { deletionDueAt } = await this.users.get(id);
      await this.users.keep(id, manager);
      if (deletionDueAt === null) return;
      await this.audit.recordOwn(id, 'account.deletion_cancelled', undefined, manager);
      await this.outbox.put(manager, { to: email, letter: 'deletion-cancelled', data: {} });
    });
  }

  /**
   * Erases one account whose time is over, all or nothing; resolves with its id, or null when none is left. Two
   * processes take different ones. What fails is told to `onFailure` and not tried again in this round.
   */
  async eraseNext(passedOver: string[], onFailure: (error: unknown) => void): Promise<string | null> {
    let id: string | null = null;
    try {
      await this.source.transaction(async (manager) => {
        const user = await this.users.nextDeletion(manager, passedOver);
        if (!user) return;
        id = user.id;
        await this.personal.eraseAll(await this.people.personOf(user), manager);
        const target = { type: 'account', id: 'erased' };
        await this.audit.record({ actorId: null, action: 'account.erased', target }, manager);
      });
    } catch (error) {
      if (id === null) throw error;
      passedOver.push(id);
      onFailure(error);
    }
    return id;
  }
}
