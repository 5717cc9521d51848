import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { empty, execute, readRow, readRows, sql, type Database } from '../../platform/database/sql.js';

export interface MessageRow {
  id: string;
  conversationId: string;
  number: number;
  senderId: string;
  text: string;
  requestDigest: string;
  createdAt: Date;
  /** When a moderator hid it. */
  hiddenAt: Date | null;
}

const columns = sql`
  id, conversation_id AS "conversationId", number, sender_id AS "senderId", text, request_digest AS "requestDigest",
  created_at AS "createdAt", hidden_at AS "hiddenAt"`;

/** The messages of conversations. */
@Injectable()
export class MessagesRepository {
  constructor(private readonly database: DataSource) {}

  find(id: string, database: Database = this.database): Promise<MessageRow | null> {
    return readRow(database, sql`SELECT ${columns} FROM messages WHERE id = ${id}`);
  }

  /** The newest first, between two numbers. One row more than `size` shows that there are others. */
  list(
    conversationId: string,
    { above, below }: { above: number; below: number | null },
    size: number,
  ): Promise<MessageRow[]> {
    return readRows(
      this.database,
      sql`SELECT ${columns} FROM messages WHERE conversation_id = ${conversationId} AND number > ${above}
        ${below === null ? empty : sql`AND number < ${below}`} ORDER BY number DESC LIMIT ${size + 1}`,
    );
  }

  /** The messages before one, the oldest first. */
  async listBefore({ conversationId, number }: MessageRow, size: number): Promise<MessageRow[]> {
    const rows = await readRows<MessageRow>(
      this.database,
      sql`SELECT ${columns} FROM messages WHERE conversation_id = ${conversationId} AND number < ${number}
        ORDER BY number DESC LIMIT ${size}`,
    );
    return rows.reverse();
  }

  /** The last message of each of these conversations. */
  async findLast(conversations: readonly { id: string; lastNumber: number }[]): Promise<MessageRow[]> {
    return readRows(
      this.database,
      sql`SELECT ${columns} FROM messages JOIN unnest(${conversations.map(({ id }) => id)}::uuid[],
          ${conversations.map(({ lastNumber }) => lastNumber)}::integer[]) AS last (conversation, last_number)
        ON conversation_id = conversation AND number = last_number`,
    );
  }

  async insert(message: Omit<MessageRow, 'createdAt' | 'hiddenAt'>, manager: EntityManager): Promise<void> {
    const { id, conversationId, number, senderId, text, requestDigest } = message;
    await execute(
      manager,
      sql`INSERT INTO messages (id, conversation_id, number, sender_id, text, request_digest, created_at)
        VALUES (${id}, ${conversationId}, ${number}, ${senderId}, ${text}, ${requestDigest}, now())`,
    );
  }

  /** Deletes the messages up to a number, which neither person has in their list any more. */
  async removeUpTo(conversationId: string, number: number, manager: EntityManager): Promise<void> {
    await execute(
      manager,
      sql`DELETE FROM messages WHERE conversation_id = ${conversationId} AND number <= ${number}`,
    );
  }

  /** Returns false if the message no longer exists. */
  async setHidden(id: string, isHidden: boolean, manager: EntityManager): Promise<boolean> {
    const changed = await execute(
      manager,
      sql`UPDATE messages SET hidden_at = CASE WHEN ${isHidden} THEN now() END WHERE id = ${id}`,
    );
    return changed === 1;
  }
}
