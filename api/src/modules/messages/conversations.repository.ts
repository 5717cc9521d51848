import { Injectable } from '@nestjs/common';
import { formatDuration, retention, type MessageBox, type UnreadMessages } from '@wanderwork/contracts';
import { DataSource, type EntityManager } from 'typeorm';
import { empty, execute, readRow, readRows, sql, type Database } from '../../platform/database/sql.js';
import type { Place } from '../../platform/lists/page-keys.js';

const REQUESTS = formatDuration(retention.messageRequests);
/** Counts are exact up to this number. */
export const MAX_COUNTED = 300;

/** The row of one of the two people. Only whoever received a request can have `declined` in theirs. */
export interface ConversationRow {
  id: string;
  userId: string;
  /** Null for a former member. */
  otherId: string | null;
  isRequester: boolean;
  state: 'requested' | 'accepted' | 'declined';
  lastNumber: number;
  lastAt: Date;
  readNumber: number;
  /** The last message that the person removed from their own list. */
  clearedNumber: number;
  place: string;
}

const columns = sql`
  id, user_id AS "userId", other_id AS "otherId", is_requester AS "isRequester", state, last_number AS "lastNumber",
  last_at AS "lastAt", read_number AS "readNumber", cleared_number AS "clearedNumber", last_at::text AS place`;

/** A request is over after 30 days, whether the cleanup has deleted it or not. */
const isCurrentSql = sql`(state = 'accepted' OR requested_at > now() - ${REQUESTS}::interval)`;
export const isVisibleSql = sql`(state <> 'declined' AND last_number > cleared_number AND ${isCurrentSql})`;
const isReceivedRequestSql = sql`(state = 'requested' AND NOT is_requester)`;
const inBoxSql = (box: MessageBox) =>
  box === 'requests' ? isReceivedRequestSql : sql`NOT ${isReceivedRequestSql}`;

/** Conversations, each as its two people see it. */
@Injectable()
export class ConversationsRepository {
  constructor(private readonly database: DataSource) {}

  /** Null for a conversation that the person doesn't take part in or no longer sees. */
  findVisible(
    userId: string,
    id: string,
    database: Database = this.database,
  ): Promise<ConversationRow | null> {
    return readRow(
      database,
      sql`SELECT ${columns} FROM message_conversations
        WHERE user_id = ${userId} AND id = ${id} AND ${isVisibleSql}`,
    );
  }

  /** A conversation that began with a request to this person, also one that they declined. */
  findReceived(userId: string, id: string): Promise<ConversationRow | null> {
    return readRow(
      this.database,
      sql`SELECT ${columns} FROM message_conversations
        WHERE user_id = ${userId} AND id = ${id} AND NOT is_requester AND ${isCurrentSql}`,
    );
  }

  /** The conversation with somebody, also one that this person declined or removed from their list. */
  findWith(
    userId: string,
    otherId: string,
    database: Database = this.database,
  ): Promise<ConversationRow | null> {
    return readRow(
      database,
      sql`SELECT ${columns} FROM message_conversations
        WHERE user_id = ${userId} AND other_id = ${otherId} AND ${isCurrentSql}`,
    );
  }

  /** Those of `ids` that the person sees, with the person on the other side. */
  async findVisibleIds(userId: string, ids: readonly string[]): Promise<string[]> {
    const rows = await readRows<{ id: string }>(
      this.database,
      sql`SELECT id FROM message_conversations
        WHERE user_id = ${userId} AND id = ANY (${ids}::uuid[]) AND ${isVisibleSql}`,
    );
    return rows.map(({ id }) => id);
  }

  /** The rows of both people, locked in one order so that the two can write at the same moment. */
  lock({ id, userId, otherId }: ConversationRow, manager: EntityManager): Promise<ConversationRow[]> {
    return readRows(
      manager,
      sql`SELECT ${columns} FROM message_conversations
        WHERE user_id = ANY (${otherId === null ? [userId] : [userId, otherId]}::uuid[]) AND id = ${id}
        ORDER BY user_id FOR NO KEY UPDATE`,
    );
  }

  /** The most recent first. One row more than `size` shows that there is a next page. */
  list(userId: string, box: MessageBox, place: Place | null, size: number): Promise<ConversationRow[]> {
    const before = place ? sql`AND (last_at, id) < (${place.value}::timestamptz, ${place.id}::uuid)` : empty;
    return readRows(
      this.database,
      sql`SELECT ${columns} FROM message_conversations
        WHERE user_id = ${userId} AND ${isVisibleSql} AND ${inBoxSql(box)} ${before}
        ORDER BY last_at DESC, id DESC LIMIT ${size + 1}`,
    );
  }

  /** Counts at most one more than `MAX_COUNTED`. */
  async count(userId: string, box: MessageBox): Promise<number> {
    const row = await readRow<{ count: number }>(
      this.database,
      sql`SELECT count(*)::integer AS count FROM (SELECT FROM message_conversations
        WHERE user_id = ${userId} AND ${isVisibleSql} AND ${inBoxSql(box)} LIMIT ${MAX_COUNTED + 1}) AS counted`,
    );
    return row!.count;
  }

  /** Conversations with something unread; `muted` are people whom the reader chose not to hear. */
  async countUnread(userId: string, muted: readonly string[]): Promise<UnreadMessages> {
    const row = await readRow<UnreadMessages>(
      this.database,
      sql`SELECT count(*)::integer AS unread, (count(*) FILTER (WHERE ${isReceivedRequestSql}))::integer AS requests
        FROM (SELECT state, is_requester FROM message_conversations
          WHERE user_id = ${userId} AND last_number > read_number AND ${isVisibleSql}
            AND (other_id IS NULL OR other_id <> ALL (${muted}::uuid[])) LIMIT ${MAX_COUNTED + 1}) AS counted`,
    );
    return row!;
  }

  /** Stores the rows of both people, in one order. Throws a unique violation if the two have a conversation. */
  async insert(id: string, requesterId: string, otherId: string, manager: EntityManager): Promise<void> {
    await execute(
      manager,
      sql`INSERT INTO message_conversations (user_id, id, other_id, is_requester, state, requested_at, last_number,
          last_at, read_number, cleared_number)
        SELECT user_id, ${id}::uuid, other_id, user_id = ${requesterId}::uuid, 'requested', now(), 1, now(),
          CASE WHEN user_id = ${requesterId}::uuid THEN 1 ELSE 0 END, 0
        FROM (VALUES (${requesterId}::uuid, ${otherId}::uuid), (${otherId}::uuid, ${requesterId}::uuid))
          AS pair (user_id, other_id) ORDER BY user_id`,
    );
  }

  async accept(id: string, userIds: readonly string[], manager: EntityManager): Promise<void> {
    await execute(
      manager,
      sql`UPDATE message_conversations SET state = 'accepted'
        WHERE user_id = ANY (${userIds}::uuid[]) AND id = ${id}`,
    );
  }

  /** Changes only the row of whoever declines. */
  async decline(userId: string, id: string): Promise<void> {
    await execute(
      this.database,
      sql`UPDATE message_conversations SET state = 'declined', read_number = last_number
        WHERE user_id = ${userId} AND id = ${id} AND ${isReceivedRequestSql}`,
    );
  }

  /** Notes a new message for both people. Whoever wrote it has read what came before. */
  async addMessage(
    id: string,
    { number, senderId, userIds }: { number: number; senderId: string; userIds: readonly string[] },
    manager: EntityManager,
  ): Promise<void> {
    await execute(
      manager,
      sql`UPDATE message_conversations SET last_number = ${number}, last_at = now(),
          read_number = CASE WHEN user_id = ${senderId} THEN ${number} ELSE read_number END
        WHERE user_id = ANY (${userIds}::uuid[]) AND id = ${id}`,
    );
  }

  /** Returns whether everything is read now. A number never goes back. */
  async markRead(userId: string, id: string, number: number): Promise<boolean> {
    const row = await readRow<{ isRead: boolean }>(
      this.database,
      sql`UPDATE message_conversations SET read_number = greatest(read_number, least(${number}::integer, last_number))
        WHERE user_id = ${userId} AND id = ${id} RETURNING read_number = last_number AS "isRead"`,
    );
    return row?.isRead ?? false;
  }

  /** Removes what was written so far from the person's own list. */
  async clear(userId: string, id: string, manager: EntityManager): Promise<void> {
    await execute(
      manager,
      sql`UPDATE message_conversations SET cleared_number = last_number, read_number = last_number
        WHERE user_id = ${userId} AND id = ${id}`,
    );
  }

  async remove(userId: string, id: string, manager: EntityManager): Promise<void> {
    await execute(manager, sql`DELETE FROM message_conversations WHERE user_id = ${userId} AND id = ${id}`);
  }

  /** Deletes requests that are over, of everybody or between two people, in the order in which rows are locked. */
  async removeOver(between: readonly string[] | null, database: Database): Promise<void> {
    const chosen =
      between === null
        ? empty
        : sql`AND user_id = ANY (${between}::uuid[]) AND other_id = ANY (${between}::uuid[])`;
    await execute(
      database,
      sql`WITH over AS MATERIALIZED (SELECT user_id, id FROM message_conversations
          WHERE state <> 'accepted' AND requested_at <= now() - ${REQUESTS}::interval ${chosen}
          ORDER BY user_id, id FOR UPDATE),
        removed AS (DELETE FROM message_conversations AS one USING over
          WHERE one.user_id = over.user_id AND one.id = over.id RETURNING one.id)
        DELETE FROM messages WHERE conversation_id IN (SELECT id FROM removed)`,
    );
  }
}
