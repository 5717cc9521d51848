import { Injectable } from '@nestjs/common';
import type { AuditRecord, OpenPage } from '@wanderwork/contracts';
import type { AdminAuditQuery } from '@wanderwork/contracts/requests';
import { isUUID } from 'class-validator';
import { AuditLog } from '../../platform/audit/audit.service.js';
import { UserDirectory, Users } from '../auth/index.js';
import { PAGE_ASKED, pageOf } from './admin-page.js';

/** Who did what: the audit log with the e-mails of those who are still here. */
@Injectable()
export class AuditReader {
  constructor(
    private readonly log: AuditLog,
    private readonly users: Users,
    private readonly directory: UserDirectory,
  ) {}

  async list({ actor, user, ...query }: AdminAuditQuery): Promise<OpenPage<AuditRecord>> {
    const actorId = actor ? await this.idOf(actor) : undefined;
    if (actorId === null) return { items: [], nextKey: null };
    const asked = { ...query, userId: user, limit: PAGE_ASKED };
    const rows = await this.log.list({ ...asked, ...(actorId && { actorId }) });
    const emails = await this.directory.emailsOf(
      rows.flatMap(({ actorId: id, targetType, targetId }) => [
        ...(id === null ? [] : [id]),
        ...(targetType === 'user' && isUUID(targetId) ? [targetId] : []),
      ]),
    );
    const emailOf = (id: string) => emails.get(id) ?? null;
    return pageOf(rows, (row) => ({
      id: row.id,
      actor: row.actorId === null ? null : { id: row.actorId, email: emailOf(row.actorId) },
      action: row.action,
      target: { type: row.targetType, id: row.targetId, label: emailOf(row.targetId) },
      oldValue: row.oldValue,
      newValue: row.newValue,
      reason: row.reason,
      happenedAt: row.happenedAt.toISOString(),
    }));
  }

  /** By id also those who are gone. */
  private async idOf(actor: string): Promise<string | null> {
    return isUUID(actor) ? actor : ((await this.users.findByEmail(actor))?.id ?? null);
  }
}
