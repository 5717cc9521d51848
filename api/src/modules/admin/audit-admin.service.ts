import { Injectable } from '@nestjs/common';
import type { AuditRecord, OpenPage } from '@wanderwork/contracts';
import type { AdminAuditQuery } from '@wanderwork/contracts/requests';
import { isUUID } from 'class-validator';
import { AuditService } from '../../platform/audit/audit.service.js';
import { UserDirectoryService, UsersService } from '../auth/index.js';
import { ROWS_TO_FETCH, toPage } from './admin-page.js';

/** A search text that matches more accounts than this is too vague. */
const MAX_ACTORS = 50;

/** The audit log, with the emails of accounts that still exist. */
@Injectable()
export class AuditAdminService {
  constructor(
    private readonly audit: AuditService,
    private readonly users: UsersService,
    private readonly directory: UserDirectoryService,
  ) {}

  async list({ actor, user, ...query }: AdminAuditQuery): Promise<OpenPage<AuditRecord>> {
    const actorIds = actor ? await this.findActorIds(actor) : undefined;
    const rows = await this.audit.list({ ...query, actorIds, userId: user, limit: ROWS_TO_FETCH });
    const emails = await this.directory.findEmails(
      rows.flatMap(({ actorId: id, targetType, targetId }) => [
        ...(id === null ? [] : [id]),
        ...(targetType === 'user' && isUUID(targetId) ? [targetId] : []),
      ]),
    );
    const findEmail = (id: string) => emails.get(id) ?? null;
    return toPage(rows, (row) => ({
      id: row.id,
      actor: row.actorId === null ? null : { id: row.actorId, email: findEmail(row.actorId) },
      action: row.action,
      target: { type: row.targetType, id: row.targetId, label: findEmail(row.targetId) },
      oldValue: row.oldValue,
      newValue: row.newValue,
      reason: row.reason,
      happenedAt: row.happenedAt.toISOString(),
    }));
  }

  /**
   * Finds the accounts that `actor` means: an id (also of an erased account), a whole email, or a part of an email or
   * name, which matches the newest accounts.
   */
  private async findActorIds(actor: string): Promise<string[]> {
    if (isUUID(actor)) return [actor];
    const exactMatch = await this.users.findByEmail(actor);
    if (exactMatch) return [exactMatch.id];
    return (await this.directory.list({ q: actor, limit: MAX_ACTORS })).map(({ id }) => id);
  }
}
