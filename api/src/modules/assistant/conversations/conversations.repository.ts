import { Injectable } from '@nestjs/common';
import { assistantLimits, type AssistantEvent, type AssistantMessageState } from '@wanderwork/contracts';
import { DataSource, type EntityManager } from 'typeorm';
import { empty, execute, readRow, readRows, sql } from '../../../platform/database/sql.js';
import type { Place } from '../../../platform/lists/page-keys.js';
import type { Reading } from '../grammar/intent.js';

export interface ConversationRow {
  id: string;
  title: string;
  updatedAt: Date;
  /** The time that the list is sorted by, exact to the microsecond. */
  place: string;
}

export interface MessageRow {
  seq: number;
  id: string;
  text: string;
  page: string | null;
  trip: string | null;
  readings: Reading[];
  events: AssistantEvent[];
  state: AssistantMessageState;
  createdAt: Date;
}

/** The message whose answer is written, by its place. */
export interface MessageKey {
  userId: string;
  conversationId: string;
  seq: number;
}

/** A writer that has not stored anything for so long is gone: its process was killed. */
const GONE_AFTER = '10 seconds';

const conversationColumns = sql`id, title, updated_at AS "updatedAt", updated_at::text AS place`;

const messageColumns = sql`
  seq, id, text, page, trip_id AS trip, readings, events, created_at AS "createdAt",
  CASE WHEN state = 'writing' AND touched_at < now() - ${GONE_AFTER}::interval THEN 'interrupted' ELSE state END AS state`;

/** Conversations and their messages, always by their owner first. */
@Injectable()
export class ConversationsRepository {
  constructor(private readonly database: DataSource) {}

  /** One row more than `size` shows that there is a next page. */
  list(userId: string, place: Place | null, size: number): Promise<ConversationRow[]> {
    const after = place
      ? sql`AND (updated_at, id) < (${place.value}::timestamptz, ${place.id}::uuid)`
      : empty;
    return readRows(
      this.database,
      sql`SELECT ${conversationColumns} FROM assistant_conversations WHERE user_id = ${userId} ${after}
        ORDER BY updated_at DESC, id DESC LIMIT ${size + 1}`,
    );
  }

  find(userId: string, id: string): Promise<ConversationRow | null> {
    return readRow(
      this.database,
      sql`SELECT ${conversationColumns} FROM assistant_conversations WHERE user_id = ${userId} AND id = ${id}`,
    );
  }

  /** The newest messages before `seq`, newest first. */
  listMessages(
    userId: string,
    conversationId: string,
    before: number | null,
    size: number,
  ): Promise<MessageRow[]> {
    const older = before === null ? empty : sql`AND seq < ${before}`;
    return readRows(
      this.database,
      sql`SELECT ${messageColumns} FROM assistant_messages
        WHERE user_id = ${userId} AND conversation_id = ${conversationId} ${older} ORDER BY seq DESC LIMIT ${size}`,
    );
  }

  /** Creates the conversation if it is new, and lets one request at a time add to it until the transaction ends. */
  async lock(userId: string, id: string, text: string, manager: EntityManager): Promise<void> {
    const title = [...text].slice(0, assistantLimits.title).join('');
    await execute(
      manager,
      sql`INSERT INTO assistant_conversations (user_id, id, title, updated_at) VALUES (${userId}, ${id}, ${title}, now())
        ON CONFLICT (user_id, id) DO UPDATE SET updated_at = now()`,
    );
  }

  findMessage(
    userId: string,
    conversationId: string,
    id: string,
    manager: EntityManager,
  ): Promise<MessageRow | null> {
    return readRow(
      manager,
      sql`SELECT ${messageColumns} FROM assistant_messages
        WHERE user_id = ${userId} AND conversation_id = ${conversationId} AND id = ${id}`,
    );
  }

  async getLastSeq(userId: string, conversationId: string, manager: EntityManager): Promise<number> {
    const row = await readRow<{ seq: number }>(
      manager,
      sql`SELECT coalesce(max(seq), 0)::integer AS seq FROM assistant_messages
        WHERE user_id = ${userId} AND conversation_id = ${conversationId}`,
    );
    return row!.seq;
  }

  async insertMessage(
    { userId, conversationId, seq }: MessageKey,
    { id, text, page, trip }: Pick<MessageRow, 'id' | 'text' | 'page' | 'trip'>,
    manager: EntityManager,
  ): Promise<void> {
    await execute(
      manager,
      sql`INSERT INTO assistant_messages (user_id, conversation_id, seq, id, text, page, trip_id, readings, events,
          writer, state, created_at, touched_at)
        VALUES (${userId}, ${conversationId}, ${seq}, ${id}, ${text}, ${page}, ${trip}, '[]', '[]', '', 'writing',
          now(), now())`,
    );
  }

  /** Begins the answer of a stored message again. */
  async restart({ userId, conversationId, seq }: MessageKey, manager: EntityManager): Promise<void> {
    await execute(
      manager,
      sql`UPDATE assistant_messages SET readings = '[]', events = '[]', state = 'writing', touched_at = now()
        WHERE user_id = ${userId} AND conversation_id = ${conversationId} AND seq = ${seq}`,
    );
  }

  /** Stores what has been written so far. A deleted conversation stays deleted. */
  async save(
    { userId, conversationId, seq }: MessageKey,
    {
      readings,
      events,
      writer,
      state,
    }: Pick<MessageRow, 'readings' | 'events' | 'state'> & { writer: string },
  ): Promise<void> {
    await execute(
      this.database,
      sql`UPDATE assistant_messages SET readings = ${JSON.stringify(readings)}, events = ${JSON.stringify(events)},
          writer = ${writer}, state = ${state}, touched_at = now()
        WHERE user_id = ${userId} AND conversation_id = ${conversationId} AND seq = ${seq}`,
    );
  }

  async delete(userId: string, id: string): Promise<boolean> {
    const count = await execute(
      this.database,
      sql`DELETE FROM assistant_conversations WHERE user_id = ${userId} AND id = ${id}`,
    );
    return count === 1;
  }

  async deleteAll(userId: string): Promise<void> {
    await execute(this.database, sql`DELETE FROM assistant_conversations WHERE user_id = ${userId}`);
  }
}
