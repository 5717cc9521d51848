import { Injectable } from '@nestjs/common';
import { writingLimits, type SessionUser, type TrustLevel } from '@wanderwork/contracts';
import { DataSource } from 'typeorm';
import { readRow, sql } from '../../../platform/database/sql.js';
import { UsersService } from '../../auth/index.js';
import { DecisionsService, ModeratorsService, ReportsService } from '../../moderation/index.js';
import { emailUnconfirmed, profileRequired, writingPaused } from '../community.errors.js';
import { PeopleRepository, type PersonRow } from './people.repository.js';
import { becomesMember } from './rights.policy.js';

/** Somebody who may write, with their limits. */
export interface Writer {
  user: SessionUser;
  person: PersonRow;
  level: TrustLevel;
  limits: (typeof writingLimits)[TrustLevel];
}

/** What people may do in Connect. */
@Injectable()
export class RightsService {
  constructor(
    private readonly database: DataSource,
    private readonly people: PeopleRepository,
    private readonly users: UsersService,
    private readonly moderators: ModeratorsService,
    private readonly decisions: DecisionsService,
    private readonly reports: ReportsService,
  ) {}

  async getLevel(user: SessionUser, person: PersonRow | null): Promise<TrustLevel> {
    if (!user.emailConfirmed) return 'unconfirmed';
    if (user.isAdmin) return 'admin';
    if ((await this.moderators.findRegions(user.id)).length > 0) return 'moderator';
    if (person === null) return 'new';
    if (person.memberSince !== null) return 'member';
    if (!(await this.becomesMember(user.id))) return 'new';
    await this.people.setMember(user.id);
    return 'member';
  }

  /** Throws unless the address is confirmed, writing is not paused and there is a profile. */
  async getWriter(user: SessionUser): Promise<Writer> {
    await this.assertMayWrite(user);
    const person = await this.people.find(user.id);
    if (!person) throw profileRequired();
    const level = await this.getLevel(user, person);
    const limits = writingLimits[level];
    const isLinkFree = level === 'new' && (await this.reports.isOverdue());
    return { user, person, level, limits: isLinkFree ? { ...limits, links: 0 } : limits };
  }

  /** Throws 403 for somebody whose address is not confirmed or whose writing is paused. */
  async assertMayWrite(user: SessionUser): Promise<void> {
    if (!user.emailConfirmed) throw emailUnconfirmed();
    const pausedUntil = await this.decisions.findPause(user.id);
    if (pausedUntil) throw writingPaused(pausedUntil);
  }

  private async becomesMember(userId: string): Promise<boolean> {
    const [posts, { emailConfirmedAt }, hasUpheldReport] = await Promise.all([
      readRow<{ posts: number; days: number }>(
        this.database,
        sql`SELECT count(*)::integer AS posts, count(DISTINCT (created_at AT TIME ZONE 'UTC')::date)::integer AS days
          FROM community_posts WHERE author_id = ${userId} AND status = 'published'`,
      ),
      this.users.get(userId),
      this.reports.hasUpheld(userId),
    ]);
    const { posts: publishedPosts, days: postDays } = posts!;
    return becomesMember({ emailConfirmedAt, publishedPosts, postDays, hasUpheldReport }, new Date());
  }
}
