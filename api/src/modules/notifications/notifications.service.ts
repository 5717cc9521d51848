import { Injectable } from '@nestjs/common';
import type { ConnectNotification, NotificationKind, NotificationPage } from '@wanderwork/contracts';
import { DataSource, type EntityManager } from 'typeorm';
import { createId } from '../../platform/database/ids.js';
import { empty, execute, readRow, readRows, sql, type Database } from '../../platform/database/sql.js';
import { MINUTE } from '../../platform/durations.js';
import { PageKeys } from '../../platform/lists/page-keys.js';
import { LiveEventsRepository } from './live/live-events.repository.js';
import { NotificationSources, type Recipient } from './notification-sources.js';
import { PeopleDirectory } from './people-directory.js';

const PAGE_SIZE = 30;
/** Counts are exact up to this number. */
const MAX_COUNTED = 300;

/** How long people have to read a notification in the app before they are emailed about it. */
const UNREAD_SECONDS = 30 * MINUTE;

/** Null: it stays in the app. */
interface DelayedRecipient extends Recipient {
  delaySeconds: number | null;
}

interface NotificationRow {
  id: string;
  kind: NotificationKind;
  objectId: string;
  actorId: string | null;
  people: number;
  updatedAt: Date;
  readAt: Date | null;
  place: string;
}

/** An email that is due keeps its time, so that nobody waits longer because more people reply. */
const upsertSql = (recipients: readonly DelayedRecipient[], actorId: string | null) => sql`
  INSERT INTO notifications (user_id, id, kind, object_id, actor_id, people, updated_at, due_at)
  SELECT user_id, id, kind, object_id, ${actorId}::uuid, 1, now(), now() + make_interval(secs => delay) FROM unnest(
    ${recipients.map(({ userId }) => userId)}::uuid[], ${recipients.map(createId)}::uuid[],
    ${recipients.map(({ kind }) => kind)}::text[], ${recipients.map(({ objectId }) => objectId)}::text[],
    ${recipients.map(({ delaySeconds }) => delaySeconds)}::integer[])
    AS recipient (user_id, id, kind, object_id, delay)
  ON CONFLICT (user_id, kind, object_id) WHERE read_at IS NULL
  DO UPDATE SET actor_id = excluded.actor_id, updated_at = excluded.updated_at,
    due_at = coalesce(notifications.due_at, excluded.due_at)
  RETURNING user_id AS "userId", id`;

const addActorSql = (users: readonly string[], ids: readonly string[], actorId: string) => sql`
  INSERT INTO notification_actors (user_id, notification_id, actor_id)
  SELECT user_id, id, ${actorId}::uuid FROM unnest(${users}::uuid[], ${ids}::uuid[]) AS notified (user_id, id)
  ON CONFLICT DO NOTHING`;

const countPeopleSql = (users: readonly string[], ids: readonly string[]) => sql`
  UPDATE notifications SET people = (SELECT count(*) FROM notification_actors AS actor
    WHERE actor.user_id = notifications.user_id AND actor.notification_id = notifications.id)
  FROM unnest(${users}::uuid[], ${ids}::uuid[]) AS notified (user_id, id)
  WHERE notifications.user_id = notified.user_id AND notifications.id = notified.id`;

/** A notification goes with its last person; of the others, any stands for them. */
const removeActorStatements = (userId: string, actorId: string) => [
  sql`DELETE FROM notifications AS one USING notification_actors AS actor
    WHERE one.user_id = ${userId} AND actor.user_id = one.user_id AND notification_id = id
      AND actor.actor_id = ${actorId} AND people = 1`,
  sql`UPDATE notifications AS one SET people = people - 1, actor_id = (SELECT other.actor_id
      FROM notification_actors AS other WHERE other.user_id = one.user_id AND other.notification_id = one.id
        AND other.actor_id <> ${actorId} ORDER BY other.actor_id = one.actor_id DESC LIMIT 1)
    FROM notification_actors AS actor WHERE one.user_id = ${userId} AND actor.user_id = one.user_id
      AND actor.notification_id = one.id AND actor.actor_id = ${actorId}`,
  sql`DELETE FROM notification_actors WHERE user_id = ${userId} AND actor_id = ${actorId}`,
];

/** At most one recipient per person, kind and object: one statement can't change a row twice. */
const withoutRepeats = (recipients: readonly Recipient[]): Recipient[] => [
  ...new Map(recipients.map((one) => [`${one.userId} ${one.kind} ${one.objectId}`, one])).values(),
];

/** Notifications in the app. */
@Injectable()
export class NotificationsService {
  constructor(
    private readonly database: DataSource,
    private readonly sources: NotificationSources,
    private readonly people: PeopleDirectory,
    private readonly liveEvents: LiveEventsRepository,
    private readonly pageKeys: PageKeys,
  ) {}

  /** Notifies people now. An unread notification about the same object counts up instead of being repeated. */
  async notify(
    recipients: readonly Recipient[],
    actorId: string | null,
    manager: EntityManager,
  ): Promise<void> {
    if (recipients.length === 0) return;
    const rows = await readRows<{ userId: string; id: string }>(
      manager,
      upsertSql(
        withoutRepeats(recipients).map((recipient) => this.withDelay(recipient)),
        actorId,
      ),
    );
    const users = rows.map(({ userId }) => userId);
    await this.liveEvents.addNotified(users, manager);
    if (actorId === null) return;
    const ids = rows.map(({ id }) => id);
    await execute(manager, addActorSql(users, ids, actorId));
    await execute(manager, countPeopleSql(users, ids));
  }

  /** Leaves the delivery to a job: one row, however many people follow. */
  async enqueue(
    job: { source: string; sourceId: string; actorId: string | null },
    manager: EntityManager,
  ): Promise<void> {
    await execute(
      manager,
      sql`INSERT INTO notification_jobs (id, source, source_id, actor_id, created_at)
        VALUES (${createId()}, ${job.source}, ${job.sourceId}, ${job.actorId}, now())`,
    );
  }

  /** Removes what one person did from the notifications of another, who no longer wants to see it. */
  async removeActor(userId: string, actorId: string, manager: EntityManager): Promise<void> {
    for (const statement of removeActorStatements(userId, actorId)) await execute(manager, statement);
  }

  async list(userId: string, after: string | undefined): Promise<NotificationPage> {
    const list = `notifications ${userId}`;
    const place = after === undefined ? null : this.pageKeys.read(list, after);
    const rows = await readRows<NotificationRow>(
      this.database,
      sql`SELECT id, kind, object_id AS "objectId", actor_id AS "actorId", people, updated_at AS "updatedAt",
          read_at AS "readAt", updated_at::text AS place
        FROM notifications WHERE user_id = ${userId}
          ${place ? sql`AND (updated_at, id) < (${place.value}::timestamptz, ${place.id}::uuid)` : empty}
        ORDER BY updated_at DESC, id DESC LIMIT ${PAGE_SIZE + 1}`,
    );
    const shown = rows.slice(0, PAGE_SIZE);
    const last = rows.length > PAGE_SIZE ? shown.at(-1) : undefined;
    const { total, unread } = await this.count(userId);
    return {
      items: await this.describe(shown, userId),
      nextKey: last ? this.pageKeys.write(list, { value: last.place, id: last.id }) : null,
      ...(total > MAX_COUNTED ? { total: MAX_COUNTED, totalIs: 'over' } : { total }),
      unread,
    };
  }

  /** Marks these notifications as read, or all of them. */
  async markRead(userId: string, ids: readonly string[] | undefined): Promise<void> {
    const selected = ids === undefined ? empty : sql`AND id = ANY (${ids}::uuid[])`;
    await this.database.transaction(async (manager) => {
      const count = await execute(
        manager,
        sql`UPDATE notifications SET read_at = now(), due_at = NULL
          WHERE user_id = ${userId} AND read_at IS NULL ${selected}`,
      );
      if (count > 0) await this.liveEvents.addNotified([userId], manager);
    });
  }

  /** Marks what a person was told about one object as read, because they have seen the object itself. */
  async markSeen(userId: string, kinds: readonly NotificationKind[], objectId: string, database: Database) {
    await execute(
      database,
      sql`UPDATE notifications SET read_at = now(), due_at = NULL WHERE user_id = ${userId} AND kind = ANY (${kinds}::text[])
        AND object_id = ${objectId} AND read_at IS NULL`,
    );
  }

  private withDelay(recipient: Recipient): DelayedRecipient {
    const rule = this.sources.findEmailRule(recipient.kind);
    if (!rule) return { ...recipient, delaySeconds: null };
    return { ...recipient, delaySeconds: rule.atOnce ? 0 : UNREAD_SECONDS };
  }

  private async count(userId: string): Promise<{ total: number; unread: number }> {
    const row = await readRow<{ total: number; unread: number }>(
      this.database,
      sql`SELECT count(*)::integer AS total, (count(*) FILTER (WHERE read_at IS NULL))::integer AS unread
        FROM (SELECT read_at FROM notifications WHERE user_id = ${userId}
          ORDER BY updated_at DESC, id DESC LIMIT ${MAX_COUNTED + 1}) AS counted`,
    );
    return row!;
  }

  /** Leaves out notifications about objects that the reader can no longer see. */
  private async describe(rows: readonly NotificationRow[], userId: string): Promise<ConnectNotification[]> {
    const actors = await this.people.findSummaries(rows.flatMap(({ actorId }) => actorId ?? []));
    const kinds = [...new Set(rows.map(({ kind }) => kind))];
    const described = new Map<NotificationKind, Map<string, { title: string; path: string }>>();
    for (const kind of kinds) {
      const objectIds = rows.filter((row) => row.kind === kind).map(({ objectId }) => objectId);
      described.set(kind, (await this.sources.findByKind(kind)?.describe(objectIds, userId)) ?? new Map());
    }
    return rows.flatMap(({ id, kind, objectId, actorId, people, updatedAt, readAt }) => {
      const object = described.get(kind)?.get(objectId);
      if (!object) return [];
      return {
        ...{ id, kind, objectId, ...object, people },
        actor: (actorId === null ? null : actors.get(actorId)) ?? null,
        updatedAt: updatedAt.toISOString(),
        readAt: readAt?.toISOString() ?? null,
      };
    });
  }
}
