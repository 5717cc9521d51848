import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Each of two people has a row for their conversation. What one of them does with a request changes nothing in the row
 * of the other, so it can't be told from there.
 */
const statements = [
  `CREATE TABLE message_conversations (
    user_id uuid NOT NULL,
    id uuid NOT NULL,
    other_id uuid,
    is_requester boolean NOT NULL,
    state text NOT NULL,
    requested_at timestamptz NOT NULL,
    last_number integer NOT NULL,
    last_at timestamptz NOT NULL,
    read_number integer NOT NULL,
    cleared_number integer NOT NULL,
    CONSTRAINT "PK_message_conversations" PRIMARY KEY (user_id, id),
    CONSTRAINT "UQ_message_conversations_other" UNIQUE (user_id, other_id)
  )`,
  'CREATE INDEX message_conversations_list ON message_conversations (user_id, last_at, id)',
  'CREATE INDEX message_conversations_unread ON message_conversations (user_id) WHERE last_number > read_number',
  'CREATE INDEX message_conversations_other ON message_conversations (other_id)',
  `CREATE INDEX message_conversations_requested ON message_conversations (requested_at) WHERE state <> 'accepted'`,
  // Belongs to both people of a conversation, each of whom may leave.
  `CREATE TABLE messages (
    id uuid NOT NULL,
    conversation_id uuid NOT NULL,
    number integer NOT NULL,
    sender_id uuid NOT NULL,
    text text NOT NULL,
    request_digest text NOT NULL,
    created_at timestamptz NOT NULL,
    hidden_at timestamptz,
    CONSTRAINT "PK_messages" PRIMARY KEY (id),
    CONSTRAINT "UQ_messages_number" UNIQUE (conversation_id, number)
  )`,
  'CREATE INDEX messages_sender ON messages (sender_id)',
  // Outlives the request, so that nobody is asked again and again.
  `CREATE TABLE message_requests (
    user_id uuid NOT NULL,
    other_id uuid NOT NULL,
    at timestamptz NOT NULL,
    CONSTRAINT "PK_message_requests" PRIMARY KEY (user_id, other_id)
  )`,
  'CREATE INDEX message_requests_other ON message_requests (other_id)',
  'CREATE INDEX message_requests_at ON message_requests (at)',
  // People without a row have messages on.
  `CREATE TABLE message_settings (
    user_id uuid NOT NULL,
    is_on boolean NOT NULL,
    CONSTRAINT "PK_message_settings" PRIMARY KEY (user_id)
  )`,
];

const tables = ['message_settings', 'message_requests', 'messages', 'message_conversations'];

/** Private messages in Connect. */
export class Messages9970000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of statements) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of tables) await runner.query(`DROP TABLE ${table}`);
  }
}
