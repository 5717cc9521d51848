import { Injectable } from '@nestjs/common';
import { Job } from '../jobs/job.decorator.js';
import { InjectRepository } from '@nestjs/typeorm';
import { formatDuration, retention } from '@wanderwork/contracts';
import { type EntityManager, In, LessThan, Repository } from 'typeorm';
import { createId } from '../database/ids.js';
import { ignoreDatabaseGone } from '../database/ignore-database-gone.js';
import { execute, sql } from '../database/sql.js';
import { HOUR_MS } from '../durations.js';
import { AuditEntry } from './audit-entry.entity.js';

const RETENTION = formatDuration(retention.audit);
const SWEEP_MS = 6 * HOUR_MS;

export interface AuditEvent {
  /** Null when the product itself acted. */
  actorId: string | null;
  action: string;
  target: { type: string; id: string };
  oldValue?: object | null;
  newValue?: object | null;
  reason?: string | null;
}

/** Filters of a page of the log; `after` is the id of the last entry of the page before. */
export interface AuditPage {
  actorIds?: readonly string[] | undefined;
  action?: string | undefined;
  /** The account that was acted on. */
  userId?: string | undefined;
  after?: string | undefined;
  limit: number;
}

/** Writes the audit log, which the person and admins can read. Entries must not contain secrets. */
@Injectable()
export class AuditService {
  constructor(@InjectRepository(AuditEntry) private readonly entries: Repository<AuditEntry>) {}

  /** With `manager`, the entry is part of that transaction. */
  async record({ actorId, action, target, oldValue, newValue, reason }: AuditEvent, manager?: EntityManager) {
    const entries = manager?.getRepository(AuditEntry) ?? this.entries;
    await entries.insert({
      id: createId(),
      actorId,
      action,
      targetType: target.type,
      targetId: target.id,
      oldValue: oldValue ?? null,
      newValue: newValue ?? null,
      reason: reason ?? null,
      happenedAt: new Date(),
    });
  }

  /** Records what a person did to their own account, or what happened to it. */
  recordOwn(userId: string, action: string, newValue?: object, manager?: EntityManager) {
    const target = { type: 'user', id: userId };
    return this.record({ actorId: userId, action, target, newValue: newValue ?? null }, manager);
  }

  /** Newest first: ids start with their time (UUIDv7). */
  list({ actorIds, action, userId, after, limit }: AuditPage): Promise<AuditEntry[]> {
    return this.entries.find({
      where: {
        ...(actorIds !== undefined && { actorId: In(actorIds) }),
        ...(action && { action }),
        ...(userId !== undefined && { targetType: 'user', targetId: userId }),
        ...(after !== undefined && { id: LessThan(after) }),
      },
      order: { id: 'DESC' },
      take: limit,
    });
  }

  @Job({ name: 'audit-cleanup', everyMs: SWEEP_MS })
  async sweep(): Promise<void> {
    await ignoreDatabaseGone(
      execute(
        this.entries.manager,
        sql`DELETE FROM audit_entries WHERE happened_at < now() - ${RETENTION}::interval`,
      ),
    );
  }
}
