import { createHash, createHmac } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { formatDuration, paths, retention, type PersonSummary } from '@wanderwork/contracts';
import { DataSource, type EntityManager } from 'typeorm';
import { Config } from '../../../platform/config/index.js';
import { execute, readRow, readRows, sql, type Database } from '../../../platform/database/sql.js';
import { PeopleDirectory } from '../../notifications/index.js';

/** A person with a profile in Connect. */
export interface PersonRow {
  userId: string;
  handle: string;
  name: string;
  about: string;
  languages: string[];
  homeCity: string | null;
  /** The file of an uploaded portrait, which moderators may have hidden; null for a generated one. */
  picture: string | null;
  isPictureHidden: boolean;
  /** When the person became a member; null before. */
  memberSince: Date | null;
}

/** What a person enters. */
export type ProfileFields = Omit<PersonRow, 'userId' | 'memberSince' | 'picture' | 'isPictureHidden'>;

/** What may be looked up; anything else names nobody. */
const HANDLE = /^[\w-]{1,40}$/;

const RETIRED = formatDuration(retention.retiredHandles);

const personColumns = sql`
  user_id AS "userId", handle, name, about, languages, home_city AS "homeCity", picture,
  picture_hidden AS "isPictureHidden", member_since AS "memberSince"`;

const toDigest = (handle: string): string =>
  createHash('sha256').update(`handle ${handle}`).digest('base64url');

/** People in Connect and the handles that others gave up. */
@Injectable()
export class PeopleRepository extends PeopleDirectory {
  constructor(
    private readonly database: DataSource,
    private readonly config: Config,
  ) {
    super();
  }

  find(userId: string, database: Database = this.database): Promise<PersonRow | null> {
    return readRow(database, sql`SELECT ${personColumns} FROM community_people WHERE user_id = ${userId}`);
  }

  async findByHandle(handle: string): Promise<PersonRow | null> {
    if (!HANDLE.test(handle)) return null;
    return readRow(
      this.database,
      sql`SELECT ${personColumns} FROM community_people WHERE handle = ${handle.toLowerCase()}`,
    );
  }

  async findIdByHandle(handle: string): Promise<string | null> {
    return (await this.findByHandle(handle))?.userId ?? null;
  }

  /** Maps these handles to the people who have them now. */
  async findIdsByHandles(handles: readonly string[], database: Database): Promise<Map<string, string>> {
    const rows = await readRows<{ handle: string; userId: string }>(
      database,
      sql`SELECT handle, user_id AS "userId" FROM community_people WHERE handle = ANY (${handles}::text[])`,
    );
    return new Map(rows.map(({ handle, userId }) => [handle, userId]));
  }

  /** Lets one request of the person at a time write, until the transaction ends. */
  lock(userId: string, manager: EntityManager): Promise<PersonRow | null> {
    return readRow(
      manager,
      sql`SELECT ${personColumns} FROM community_people WHERE user_id = ${userId} FOR NO KEY UPDATE`,
    );
  }

  /** Locks the person before their erasure, until nobody is writing about them any more. */
  lockForErasure(userId: string, manager: EntityManager): Promise<PersonRow | null> {
    return readRow(
      manager,
      sql`SELECT ${personColumns} FROM community_people WHERE user_id = ${userId} FOR UPDATE`,
    );
  }

  /** Keeps those mentioned from being erased until the transaction ends, and leaves out those who have been. */
  async keepMentioned(
    mentions: ReadonlyMap<string, string>,
    manager: EntityManager,
  ): Promise<Map<string, string>> {
    const remaining = await this.keep([...mentions.values()], manager);
    return new Map([...mentions].filter(([, userId]) => remaining.has(userId)));
  }

  /** Keeps people from being erased until the transaction ends, and leaves out those who have been. */
  async keep(userIds: readonly string[], manager: EntityManager): Promise<Set<string>> {
    const rows = await readRows<{ userId: string }>(
      manager,
      sql`SELECT user_id AS "userId" FROM community_people WHERE user_id = ANY (${userIds}::uuid[])
        ORDER BY user_id FOR KEY SHARE`,
    );
    return new Set(rows.map(({ userId }) => userId));
  }

  async findSummaries(ids: readonly string[]): Promise<Map<string, PersonSummary>> {
    if (ids.length === 0) return new Map();
    const rows = await readRows<PersonRow>(
      this.database,
      sql`SELECT ${personColumns} FROM community_people WHERE user_id = ANY (${[...new Set(ids)]}::uuid[])`,
    );
    return new Map(rows.map((row) => [row.userId, this.toSummary(row)]));
  }

  toSummary({ userId, handle, name, picture, isPictureHidden }: PersonRow): PersonSummary {
    const pictureUrl =
      picture === null || isPictureHidden
        ? paths.api.art.person(this.toPortraitSeed(userId))
        : paths.api.connect.picture(picture);
    return { handle, name, pictureUrl };
  }

  async hasBlocked(userId: string, otherId: string): Promise<boolean> {
    return (await this.findBlockers([userId], otherId)).length > 0;
  }

  /** Those of `userIds` who have blocked `otherId`. */
  async findBlockers(
    userIds: readonly string[],
    otherId: string,
    database: Database = this.database,
  ): Promise<string[]> {
    const rows = await readRows<{ id: string }>(
      database,
      sql`SELECT user_id AS id FROM community_blocks
        WHERE user_id = ANY (${userIds}::uuid[]) AND other_id = ${otherId}`,
    );
    return rows.map(({ id }) => id);
  }

  listMuted(
    userIds: readonly string[],
    otherIds: readonly string[],
  ): Promise<{ userId: string; otherId: string }[]> {
    const pairs = sql`user_id = ANY (${userIds}::uuid[]) AND other_id = ANY (${otherIds}::uuid[])`;
    return readRows(
      this.database,
      sql`SELECT user_id AS "userId", other_id AS "otherId" FROM community_blocks WHERE ${pairs}
        UNION SELECT user_id, other_id FROM community_mutes WHERE ${pairs}`,
    );
  }

  async countLongMembers(ids: readonly string[], database: Database): Promise<number> {
    const row = await readRow<{ count: number }>(
      database,
      sql`SELECT count(*)::integer AS count FROM community_people
        WHERE user_id = ANY (${ids}::uuid[]) AND member_since < now() - interval '30 days'`,
    );
    return row!.count;
  }

  /** Throws a unique violation for a handle that somebody else has. */
  async save(userId: string, profile: ProfileFields, manager: EntityManager): Promise<void> {
    const { handle, name, about, languages, homeCity } = profile;
    await execute(
      manager,
      sql`INSERT INTO community_people
          (user_id, handle, name, about, languages, home_city, keep_answers, created_at)
        VALUES (${userId}, ${handle}, ${name}, ${about}, ${languages}::text[], ${homeCity}, false, now())
        ON CONFLICT (user_id) DO UPDATE SET handle = excluded.handle, name = excluded.name, about = excluded.about,
          languages = excluded.languages, home_city = excluded.home_city`,
    );
  }

  /** Returns the file that the profile had before; null as well if there is no profile. */
  async setPicture(userId: string, picture: string | null, manager: EntityManager): Promise<string | null> {
    const row = await readRow<{ before: string | null }>(
      manager,
      sql`UPDATE community_people SET picture = ${picture}
        FROM (SELECT picture AS before FROM community_people WHERE user_id = ${userId} FOR UPDATE) AS existing
        WHERE user_id = ${userId} RETURNING existing.before`,
    );
    return row?.before ?? null;
  }

  /** Whether the erasure of the account keeps the person's answers, without a name. */
  async setKeepAnswers(userId: string, keepAnswers: boolean, manager: EntityManager): Promise<void> {
    await execute(
      manager,
      sql`UPDATE community_people SET keep_answers = ${keepAnswers} WHERE user_id = ${userId}`,
    );
  }

  async keepsAnswers(userId: string, manager: EntityManager): Promise<boolean> {
    const row = await readRow<{ keeps: boolean }>(
      manager,
      sql`SELECT keep_answers AS keeps FROM community_people WHERE user_id = ${userId}`,
    );
    return row?.keeps ?? false;
  }

  async retireHandle(handle: string, manager: EntityManager): Promise<void> {
    await execute(
      manager,
      sql`INSERT INTO community_retired_handles (digest, retired_at) VALUES (${toDigest(handle)}, now())
        ON CONFLICT (digest) DO UPDATE SET retired_at = excluded.retired_at`,
    );
  }

  async isRetired(handle: string, manager: EntityManager): Promise<boolean> {
    const row = await readRow(
      manager,
      sql`SELECT FROM community_retired_handles
        WHERE digest = ${toDigest(handle)} AND retired_at > now() - ${RETIRED}::interval`,
    );
    return row !== null;
  }

  async setMember(userId: string): Promise<void> {
    await execute(
      this.database,
      sql`UPDATE community_people SET member_since = coalesce(member_since, now()) WHERE user_id = ${userId}`,
    );
  }

  /** The same portrait for a person every time, without revealing their id. */
  private toPortraitSeed(userId: string): string {
    return createHmac('sha256', this.config.sessionSecret)
      .update(`connect\0${userId}`)
      .digest('hex')
      .slice(0, 24);
  }
}
