import { Injectable } from '@nestjs/common';
import { moderationLimits, type Moderator, type SessionUser } from '@wanderwork/contracts';
import type { ModeratorRequest } from '@wanderwork/contracts/requests';
import { DataSource } from 'typeorm';
import { AuditService } from '../../platform/audit/audit.service.js';
import { execute, readRows, sql } from '../../platform/database/sql.js';
import { DAY_MS } from '../../platform/durations.js';
import { SecondFactorsService } from '../auth/index.js';
import { PeopleDirectory } from '../notifications/index.js';
import { connectNotFound, endInvalid, moderatorRequired, secondFactorMissing } from './moderation.errors.js';

/** Which cases somebody may decide: of any region, or of these. */
export type ModeratedRegions = 'all' | readonly string[];

const isWithinLimit = (until: Date): boolean => {
  const ahead = until.getTime() - Date.now();
  return ahead > 0 && ahead <= moderationLimits.maxDays * DAY_MS;
};

/** Throws 400 unless `until` is a time within a year. */
export const parseEnd = (until: string): Date => {
  const end = new Date(until);
  if (!isWithinLimit(end)) throw endInvalid();
  return end;
};

/** Who moderates which regions. */
@Injectable()
export class ModeratorsService {
  constructor(
    private readonly database: DataSource,
    private readonly factors: SecondFactorsService,
    private readonly people: PeopleDirectory,
    private readonly audit: AuditService,
  ) {}

  async findRegions(userId: string): Promise<string[]> {
    const rows = await readRows<{ region: string }>(
      this.database,
      sql`SELECT region FROM moderation_moderators WHERE user_id = ${userId} AND until > now() ORDER BY region`,
    );
    return rows.map(({ region }) => region);
  }

  /** Throws 403 for everybody but admins and moderators with a second factor. */
  async getRegions(user: SessionUser): Promise<ModeratedRegions> {
    if (user.isAdmin) return 'all';
    const regions = await this.findRegions(user.id);
    if (regions.length === 0) throw moderatorRequired();
    if (!(await this.factors.hasAny(user.id))) throw secondFactorMissing();
    return regions;
  }

  /** Throws 403 unless this person moderates the region. */
  async assertModerates(user: SessionUser, region: string | null): Promise<void> {
    const regions = await this.getRegions(user);
    if (regions !== 'all' && region !== null && !regions.includes(region)) throw moderatorRequired();
  }

  async list(): Promise<Moderator[]> {
    const rows = await readRows<{ userId: string; region: string; reason: string; until: Date }>(
      this.database,
      sql`SELECT user_id AS "userId", region, reason, until FROM moderation_moderators WHERE until > now()
        ORDER BY user_id, region LIMIT 2000`,
    );
    const summaries = await this.people.findSummaries(rows.map(({ userId }) => userId));
    const secured = new Set<string>();
    for (const id of summaries.keys()) if (await this.factors.hasAny(id)) secured.add(id);
    return [...summaries].map(([id, { handle, name }]) => ({
      handle,
      name,
      hasSecondFactor: secured.has(id),
      regions: rows
        .filter(({ userId }) => userId === id)
        .map(({ region, reason, until }) => ({ region, reason, until: until.toISOString() })),
    }));
  }

  /** Replaces the regions of a moderator. */
  async appoint(
    admin: SessionUser,
    handle: string,
    { regions, reason, until }: ModeratorRequest,
  ): Promise<void> {
    const end = parseEnd(until);
    const userId = await this.getId(handle);
    await this.database.transaction(async (manager) => {
      await execute(manager, sql`DELETE FROM moderation_moderators WHERE user_id = ${userId}`);
      await execute(
        manager,
        sql`INSERT INTO moderation_moderators (user_id, region, reason, until, appointed_by)
          SELECT ${userId}::uuid, region, ${reason}, ${end}::timestamptz, ${admin.id}::uuid
          FROM unnest(${regions}::text[]) AS region`,
      );
      const target = { type: 'user', id: userId };
      await this.audit.record(
        {
          actorId: admin.id,
          action: 'connect.moderator_appointed',
          target,
          newValue: { regions, until },
          reason,
        },
        manager,
      );
    });
  }

  async dismiss(admin: SessionUser, handle: string): Promise<void> {
    const userId = await this.getId(handle);
    await this.database.transaction(async (manager) => {
      await execute(manager, sql`DELETE FROM moderation_moderators WHERE user_id = ${userId}`);
      const target = { type: 'user', id: userId };
      await this.audit.record({ actorId: admin.id, action: 'connect.moderator_dismissed', target }, manager);
    });
  }

  private async getId(handle: string): Promise<string> {
    const id = await this.people.findIdByHandle(handle);
    if (id === null) throw connectNotFound();
    return id;
  }
}
