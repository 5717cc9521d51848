import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { DisplayPreferences, Tier } from '@wanderwork/contracts';
import { type EntityManager, In, IsNull, LessThanOrEqual, Repository } from 'typeorm';
import { createId } from '../../platform/database/ids.js';
import { execute, sql } from '../../platform/database/sql.js';
import { User } from './entities/user.entity.js';
import { IS_ACCOUNT_USABLE } from './sessions/session-rules.js';

/** The fields of a new account. */
export interface NewUser {
  email: string;
  name?: string;
  firstName: string;
  lastName: string;
  passwordHash: string | null;
  /** The hashed id from the registering browser's cookie, see `RegistrationBrowserCookie`. */
  registeredBy: string | null;
  dateOfBirth?: string;
  currentLocation?: string;
}

const toMemberRow = (user: NewUser) => ({
  id: createId(),
  email: user.email,
  name: user.name || `${user.firstName} ${user.lastName}`,
  firstName: user.firstName,
  lastName: user.lastName,
  passwordHash: user.passwordHash,
  emailConfirmedAt: null,
  registeredBy: user.registeredBy,
  mustChangePassword: false,
  isAdmin: false,
  subscriptionTier: 'free' as const,
  tierUntil: null,
  profileImageUrl: null,
  dateOfBirth: user.dateOfBirth ?? null,
  currentLocation: user.currentLocation ?? null,
  theme: 'system' as const,
  temperatureUnit: null,
  currency: 'USD',
  sessionEpoch: 0,
  suspendedAt: null,
  deletionDueAt: null,
  createdAt: new Date(),
});

const toShortName = (firstName: string, lastName: string): string => {
  const [initial] = lastName.trim();
  return initial === undefined ? firstName : `${firstName} ${initial}.`;
};

interface Names {
  firstName: string | undefined;
  lastName: string | undefined;
}

const renameUserSql = (id: string, names: Names) => {
  const firstName = sql`coalesce(${names.firstName ?? null}::text, first_name)`;
  const lastName = sql`coalesce(${names.lastName ?? null}::text, last_name)`;
  return sql`
    UPDATE users SET first_name = ${firstName}, last_name = ${lastName}, name = ${firstName} || ' ' || ${lastName}
    WHERE id = ${id}`;
};

/** Reads and changes accounts. */
@Injectable()
export class UsersService {
  constructor(@InjectRepository(User) private readonly users: Repository<User>) {}

  findByEmail(email: string): Promise<User | null> {
    return this.users.findOneBy({ email });
  }

  async get(id: string): Promise<User> {
    return this.users.findOneByOrFail({ id });
  }

  /** Whether the account exists, is not suspended, and its deletion is not due yet. */
  isUsable(id: string): Promise<boolean> {
    return this.users
      .createQueryBuilder('user')
      .where('user.id = :id', { id })
      .andWhere(IS_ACCOUNT_USABLE)
      .getExists();
  }

  /** Changes only the names that are given, in one statement, so concurrent changes of the other name are kept. */
  async rename(id: string, names: Names): Promise<void> {
    await execute(this.users.manager, renameUserSql(id, names));
  }

  async setPicture(id: string, url: string | null, manager: EntityManager): Promise<void> {
    await manager.update(User, { id }, { profileImageUrl: url });
  }

  /** Changes only the preferences that are given. */
  async setPreferences(id: string, preferences: Partial<DisplayPreferences>): Promise<void> {
    const changes = Object.entries(preferences).filter(([, value]) => value !== undefined && value !== null);
    if (changes.length > 0) await this.users.update({ id }, Object.fromEntries(changes));
  }

  /** Stores the tier that billing computed, and until when it holds without another look. */
  async setTier(id: string, tier: Tier, until: Date | null, manager: EntityManager): Promise<void> {
    await manager.update(User, { id }, { subscriptionTier: tier, tierUntil: until });
  }

  /** Locks the account until the transaction ends; null when it no longer exists. */
  lock(id: string, manager: EntityManager): Promise<User | null> {
    return manager.findOne(User, { where: { id }, lock: { mode: 'for_no_key_update' } });
  }

  /** The address for emails that nobody asked for at that moment: confirmed, of a usable account; null if there is none. */
  async findMailAddress(id: string): Promise<string | null> {
    const user = await this.users
      .createQueryBuilder('user')
      .select(['user.id', 'user.email'])
      .where('user.id = :id AND user.emailConfirmedAt IS NOT NULL', { id })
      .andWhere(IS_ACCOUNT_USABLE)
      .getOne();
    return user?.email ?? null;
  }

  /**
   * Maps the ids of members in good standing to a first name with an initial, as other people may see them. Suspended
   * and leaving members are left out.
   */
  async findShortNames(ids: readonly string[]): Promise<Map<string, string>> {
    const members = await this.users.find({
      select: { id: true, firstName: true, lastName: true },
      where: { id: In(ids), suspendedAt: IsNull(), deletionDueAt: IsNull() },
    });
    return new Map(members.map(({ id, firstName, lastName }) => [id, toShortName(firstName, lastName)]));
  }

  /** Returns up to `limit` ids of people whose tier has ended. */
  async findWithLapsedTier(limit: number): Promise<string[]> {
    const lapsed = await this.users.find({
      select: { id: true },
      where: { tierUntil: LessThanOrEqual(new Date()) },
      order: { tierUntil: 'ASC' },
      take: limit,
    });
    return lapsed.map(({ id }) => id);
  }

  async setPassword(id: string, passwordHash: string, manager: EntityManager): Promise<void> {
    await manager.update(User, { id }, { passwordHash, mustChangePassword: false });
  }

  async scheduleDeletion(id: string, at: Date, manager: EntityManager): Promise<void> {
    await manager.update(User, { id }, { deletionDueAt: at });
  }

  /**
   * Locks one account whose deletion was due before `due` and that no other process has locked, until the transaction
   * ends; null when there is none.
   */
  lockNextDueForDeletion(
    manager: EntityManager,
    due: Date,
    excludedIds: readonly string[],
  ): Promise<User | null> {
    return manager
      .createQueryBuilder(User, 'user')
      .setLock('pessimistic_write')
      .setOnLocked('skip_locked')
      .where('user.deletionDueAt <= :due AND user.id <> ALL(:excludedIds)', { due, excludedIds })
      .orderBy('user.deletionDueAt')
      .limit(1)
      .getOne();
  }

  /** Cancels a scheduled deletion; false when the account no longer exists. */
  async cancelDeletion(id: string, manager: EntityManager): Promise<boolean> {
    const { affected } = await manager.update(User, { id }, { deletionDueAt: null });
    return affected === 1;
  }

  /**
   * Creates the account unless the email already has one, which stays unchanged. The existing row is rewritten with the
   * same values: skipping the write would answer faster and reveal who is a member.
   */
  async addUnlessExists(user: NewUser, manager: EntityManager): Promise<{ id: string; isNew: boolean }> {
    const row = toMemberRow(user);
    const { raw } = await manager
      .createQueryBuilder()
      .insert()
      .into(User)
      .values(row)
      .orUpdate(['email'], ['email'])
      .returning('id')
      // Otherwise TypeORM would write the existing id into `row`.
      .updateEntity(false)
      .execute();
    const [{ id }] = raw as [{ id: string }];
    return { id, isNew: id === row.id };
  }

  hasAdmin(): Promise<boolean> {
    return this.users.existsBy({ isAdmin: true });
  }

  /** Returns false when the email already has an account, which is neither promoted nor changed. */
  async addAdmin(email: string, passwordHash: string, mustChangePassword: boolean): Promise<boolean> {
    const admin = {
      ...toMemberRow({ email, firstName: 'Site', lastName: 'Admin', passwordHash, registeredBy: null }),
      // The operator vouches for this address.
      emailConfirmedAt: new Date(),
      isAdmin: true,
      mustChangePassword,
    };
    const { raw } = await this.users
      .createQueryBuilder()
      .insert()
      .values(admin)
      .orIgnore()
      .returning('id')
      .execute();
    return (raw as unknown[]).length > 0;
  }
}
