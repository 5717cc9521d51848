import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, In, Repository } from 'typeorm';
import type { AdminUserSummary, AdminOverview, AdminUser } from '@wanderwork/contracts';
import { execute, readRow, readRows, sql } from '../../../platform/database/sql.js';
import { User } from '../entities/user.entity.js';
import { lastAdmin } from '../auth.errors.js';
import { SecondFactorsService } from '../second-factors/second-factors.service.js';
import { SessionListService } from '../sessions/session-list.service.js';
import { type Admin, isLastAdmin } from '../auth.policy.js';
import { type UserListQuery, selectUsers } from './user-list.js';

const toUserSummary = (user: User): AdminUserSummary => ({
  id: user.id,
  email: user.email,
  name: user.name,
  tier: user.subscriptionTier,
  isAdmin: user.isAdmin,
  emailConfirmed: user.emailConfirmedAt !== null,
  suspendedAt: user.suspendedAt?.toISOString() ?? null,
  deletionDueAt: user.deletionDueAt?.toISOString() ?? null,
  createdAt: user.createdAt.toISOString(),
});

/** The rights that admins set. */
export interface UserRights {
  isAdmin: boolean;
  suspended: boolean;
}

const countUsersSql = sql`
  SELECT count(*)::integer AS total,
    count(email_confirmed_at)::integer AS confirmed,
    count(suspended_at)::integer AS suspended,
    (count(*) FILTER (WHERE is_admin))::integer AS admins,
    (count(*) FILTER (WHERE subscription_tier = 'free'))::integer AS free,
    (count(*) FILTER (WHERE subscription_tier = 'pro'))::integer AS pro,
    (count(*) FILTER (WHERE subscription_tier = 'premium'))::integer AS premium
  FROM users`;

/**
 * A statement of its own, before the admins are read: a query does not see rows that were committed while it waited for
 * a lock.
 */
const lockAdminsSql = sql`SELECT pg_advisory_xact_lock(hashtext('admins'))`;

const selectAdminsSql = sql`
  SELECT id, deletion_due_at IS NOT NULL AS leaving FROM users
  WHERE is_admin AND suspended_at IS NULL ORDER BY id`;

const selectAdminEmailsSql = sql`
  SELECT email FROM users WHERE is_admin AND suspended_at IS NULL AND email_confirmed_at IS NOT NULL ORDER BY id`;

/** All accounts, as admins see them. Callers check who may ask. */
@Injectable()
export class UserDirectoryService {
  constructor(
    @InjectRepository(User) private readonly users: Repository<User>,
    private readonly sessions: SessionListService,
    private readonly factors: SecondFactorsService,
  ) {}

  async list(page: UserListQuery): Promise<AdminUserSummary[]> {
    return (await selectUsers(this.users, page).getMany()).map(toUserSummary);
  }

  async find(id: string): Promise<AdminUser | null> {
    const user = await this.users.findOneBy({ id });
    if (!user) return null;
    const sessions = await this.sessions.list(id, null);
    return {
      ...toUserSummary(user),
      sessions: sessions.length,
      lastSeenAt: sessions[0]?.lastSeenAt ?? null,
      secondFactors: await this.factors.listRequired(id),
    };
  }

  async countUsers(): Promise<AdminOverview['users']> {
    const counts = await readRow<AdminOverview['users']>(this.users.manager, countUsersSql);
    return counts!;
  }

  /** Maps the ids of existing accounts to their emails. */
  async findEmails(ids: readonly string[]): Promise<Map<string, string>> {
    const users = await this.users.find({ select: { id: true, email: true }, where: { id: In(ids) } });
    return new Map(users.map(({ id, email }) => [id, email]));
  }

  /** The confirmed addresses of all admins who can sign in. */
  async listAdminEmails(manager: EntityManager): Promise<string[]> {
    const rows = await readRows<{ email: string }>(manager, selectAdminEmailsSql);
    return rows.map(({ email }) => email);
  }

  /**
   * Allows one change of rights at a time, until the transaction ends, and returns the current admins. Call it before
   * taking away a role, access or an account.
   */
  async lockAdmins(manager: EntityManager): Promise<Admin[]> {
    await execute(manager, lockAdminsSql);
    return readRows(manager, selectAdminsSql);
  }

  /** Throws when `id` is the last admin who stays. Locks changes of rights like `lockAdmins`. */
  async assertNotLastAdmin(id: string, manager: EntityManager): Promise<void> {
    if (isLastAdmin(id, await this.lockAdmins(manager))) throw lastAdmin();
  }

  async findRights(id: string, manager: EntityManager): Promise<UserRights | null> {
    const user = await manager.findOne(User, { where: { id }, lock: { mode: 'for_no_key_update' } });
    return (
      user && {
        isAdmin: user.isAdmin,
        suspended: user.suspendedAt !== null,
      }
    );
  }

  /** Keeps the time of an existing suspension. */
  async setRights(id: string, { isAdmin, suspended }: UserRights, manager: EntityManager) {
    await manager
      .createQueryBuilder()
      .update(User)
      .set({
        isAdmin,
        suspendedAt: () => (suspended ? 'coalesce(suspended_at, now())' : 'NULL'),
      })
      .where({ id })
      .execute();
  }
}
