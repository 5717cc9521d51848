import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Conversations with the travel assistant. Every key of a person's rows begins with the person. */
const statements = [
  `CREATE TABLE assistant_conversations (
    user_id uuid NOT NULL,
    id uuid NOT NULL,
    title text NOT NULL,
    updated_at timestamptz NOT NULL,
    CONSTRAINT "PK_assistant_conversations" PRIMARY KEY (user_id, id)
  )`,
  'CREATE INDEX assistant_conversations_updated ON assistant_conversations (user_id, updated_at, id)',
  'CREATE INDEX assistant_conversations_old ON assistant_conversations (updated_at)',

  // "readings" is what the words were read as, which follow-ups refer to. "touched_at" shows that an answer is still
  // being written.
  `CREATE TABLE assistant_messages (
    user_id uuid NOT NULL,
    conversation_id uuid NOT NULL,
    seq integer NOT NULL,
    id uuid NOT NULL,
    text text NOT NULL,
    page text,
    trip_id uuid,
    readings jsonb NOT NULL,
    events jsonb NOT NULL,
    writer text NOT NULL,
    state text NOT NULL,
    created_at timestamptz NOT NULL,
    touched_at timestamptz NOT NULL,
    CONSTRAINT "PK_assistant_messages" PRIMARY KEY (user_id, conversation_id, seq),
    CONSTRAINT "UQ_assistant_messages_id" UNIQUE (user_id, conversation_id, id),
    CONSTRAINT "FK_assistant_messages_conversation" FOREIGN KEY (user_id, conversation_id)
      REFERENCES assistant_conversations (user_id, id) ON DELETE CASCADE
  )`,
];

export class Assistant9880000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of statements) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['assistant_messages', 'assistant_conversations'])
      await runner.query(`DROP TABLE ${table}`);
  }
}
