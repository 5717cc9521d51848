import { Injectable } from '@nestjs/common';
import type { BlockedPeople, SessionUser } from '@wanderwork/contracts';
import { DataSource } from 'typeorm';
import { execute, raw, readRows, sql, type Database, type Sql } from '../../../platform/database/sql.js';
import { connectNotFound } from '../../moderation/index.js';
import { NotificationsService } from '../../notifications/index.js';
import { invalidField } from '../community.errors.js';
import { PeopleRepository } from './people.repository.js';

/** Mute hides somebody's posts; block also stops contact. */
export type Barrier = 'blocks' | 'mutes';

const toTable = (barrier: Barrier): Sql => raw(`community_${barrier}`);

/** Whom a person has blocked or muted. The others are not notified, and notifications of what they did go. */
@Injectable()
export class BarriersService {
  constructor(
    private readonly database: DataSource,
    private readonly people: PeopleRepository,
    private readonly notifications: NotificationsService,
  ) {}

  async list(userId: string): Promise<BlockedPeople> {
    const [blocks, mutes] = await Promise.all([
      this.listOne('blocks', userId),
      this.listOne('mutes', userId),
    ]);
    return { blocks, mutes };
  }

  async add(barrier: Barrier, user: SessionUser, handle: string): Promise<void> {
    const otherId = await this.people.findIdByHandle(handle);
    if (otherId === null) throw connectNotFound();
    if (otherId === user.id) throw invalidField('handle', 'This is you');
    await this.database.transaction(async (manager) => {
      await execute(
        manager,
        sql`INSERT INTO ${toTable(barrier)} (user_id, other_id, at) VALUES (${user.id}, ${otherId}, now())
          ON CONFLICT DO NOTHING`,
      );
      await this.notifications.removeActor(user.id, otherId, manager);
    });
  }

  async remove(barrier: Barrier, user: SessionUser, handle: string): Promise<void> {
    const otherId = await this.people.findIdByHandle(handle);
    await execute(
      this.database,
      sql`DELETE FROM ${toTable(barrier)} WHERE user_id = ${user.id} AND other_id = ${otherId}`,
    );
  }

  /** Those of `otherIds` whose posts this person chose not to see, by block or mute. */
  async findMuted(
    userId: string | null,
    otherIds: readonly string[],
    database: Database = this.database,
  ): Promise<Set<string>> {
    if (userId === null || otherIds.length === 0) return new Set();
    const rows = await readRows<{ id: string }>(
      database,
      sql`SELECT other_id AS id FROM community_blocks WHERE user_id = ${userId} AND other_id = ANY (${otherIds}::uuid[])
        UNION SELECT other_id FROM community_mutes WHERE user_id = ${userId} AND other_id = ANY (${otherIds}::uuid[])`,
    );
    return new Set(rows.map(({ id }) => id));
  }

  /** Whether this person chose not to see what the other does, by block or mute. */
  async hasMuted(userId: string, otherId: string, database?: Database): Promise<boolean> {
    return (await this.findMuted(userId, [otherId], database)).size > 0;
  }

  /** Everybody whose posts this person chose not to see. */
  async listMuted(userId: string): Promise<string[]> {
    const rows = await readRows<{ id: string }>(
      this.database,
      sql`SELECT other_id AS id FROM community_blocks WHERE user_id = ${userId}
        UNION SELECT other_id FROM community_mutes WHERE user_id = ${userId}`,
    );
    return rows.map(({ id }) => id);
  }

  /** Those of `otherIds` whom this person blocked. */
  async findBlocked(userId: string, otherIds: readonly string[]): Promise<Set<string>> {
    const rows = await readRows<{ id: string }>(
      this.database,
      sql`SELECT other_id AS id FROM community_blocks
        WHERE user_id = ${userId} AND other_id = ANY (${otherIds}::uuid[])`,
    );
    return new Set(rows.map(({ id }) => id));
  }

  async has(barrier: Barrier, userId: string, otherId: string): Promise<boolean> {
    const rows = await readRows(
      this.database,
      sql`SELECT FROM ${toTable(barrier)} WHERE user_id = ${userId} AND other_id = ${otherId}`,
    );
    return rows.length > 0;
  }

  private async listOne(barrier: Barrier, userId: string): Promise<BlockedPeople['blocks']> {
    const rows = await readRows<{ id: string }>(
      this.database,
      sql`SELECT other_id AS id FROM ${toTable(barrier)} WHERE user_id = ${userId} ORDER BY at DESC LIMIT 1000`,
    );
    const summaries = await this.people.findSummaries(rows.map(({ id }) => id));
    return rows.flatMap(({ id }) => summaries.get(id) ?? []);
  }
}
