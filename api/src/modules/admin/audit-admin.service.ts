import { Injectable } from '@nestjs/common';
import type { AuditRecord, OpenPage } from '@wanderwork/contracts';
import type { AdminAuditQuery } from '@wanderwork/contracts/requests';
import { isUUID } from 'class-validator';
import { AuditService } from '../../platform/audit/audit.service.js';
import { UserDirectoryService, UsersService } from '../auth/index.js';
import { PAGE_ASKED, pageOf } from './admin-page.js';

/** A part that more accounts share tells nothing about any of them. */
const ACTORS_AT_MOST = 50;

/** Who did what: the audit log with the e-mails of those who are still here. */
@Injectable()
export class AuditAdminService {
  constructor(
    private readonly audit: AuditService,
    private readonly users: UsersService,
    private readonly directory: UserDirectoryService,
  ) {}

  async list({ actor, user, ...query }: AdminAuditQuery): Promise<OpenPage<AuditRecord>> {
    const actorIds = actor ? await this.idsOf(actor) : undefined;
    const rows = await this.audit.list({ ...query, actorIds, userId: user, limit: PAGE_ASKED });
    const emails = await this.directory.findEmails(
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

  /** By id also those who are gone; by a whole e-mail that account, by a part of e-mail or name the newest that have it. */
  private async idsOf(actor: string): Promise<string[]> {
    if (isUUID(actor)) return [actor];
    const whole = await this.users.findByEmail(actor);
    if (whole) return [whole.id];
    return (await this.directory.list({ q: actor, limit: ACTORS_AT_MOST })).map(({ id }) => id);
  }
}
