import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The function that lists filters of a topic; `isUnanswered` tells when a question counts as unanswered. */
const createFilters = (isUnanswered: string) => `
  CREATE OR REPLACE FUNCTION community_topic_filters(topic community_topics) RETURNS text[] LANGUAGE sql STABLE PARALLEL SAFE AS $$
    SELECT CASE WHEN topic.status = 'published' THEN ARRAY(
      SELECT DISTINCT concat_ws(' ', kind, tag)
      FROM unnest(ARRAY[NULL, topic.kind,
          CASE WHEN topic.kind = 'question' AND ${isUnanswered} THEN 'unanswered question' END]) AS kind,
        unnest(array_append(topic.tags, NULL)) AS tag)
      ELSE '{}' END $$`;

const createListTrigger = (columns: string) => `
  CREATE TRIGGER community_topic_listed AFTER INSERT OR UPDATE OF ${columns} ON community_topics
  FOR EACH ROW EXECUTE FUNCTION list_community_topic()`;

const LISTED_COLUMNS = 'tags, status, accepted_post_id, helpful_lately, last_post_at';

const answers = [
  // When the accepted answer was accepted, edited or confirmed, and since when it may be out of date.
  `ALTER TABLE community_topics ADD COLUMN answer_checked_at timestamptz, ADD COLUMN outdated_at timestamptz`,
  // Nothing says when earlier answers were accepted; they were true at their last edit.
  `UPDATE community_topics SET answer_checked_at = coalesce(edited_at, post.created_at)
    FROM community_posts AS post WHERE post.id = accepted_post_id`,
  createFilters('(topic.accepted_post_id IS NULL OR topic.outdated_at IS NOT NULL)'),
  'DROP TRIGGER community_topic_listed ON community_topics',
  createListTrigger(`${LISTED_COLUMNS}, outdated_at`),
  // Every change of the accepted answer, also by a removal or erasure, starts its age anew.
  `CREATE FUNCTION start_community_answer() RETURNS trigger LANGUAGE plpgsql AS $$
   BEGIN
     NEW.answer_checked_at := CASE WHEN NEW.accepted_post_id IS NOT NULL THEN now() END;
     NEW.outdated_at := NULL;
     RETURN NEW;
   END $$`,
  `CREATE TRIGGER community_answer_accepted BEFORE UPDATE OF accepted_post_id ON community_topics
   FOR EACH ROW EXECUTE FUNCTION start_community_answer()`,
  `CREATE TABLE community_answer_votes (
    user_id uuid NOT NULL,
    post_id uuid NOT NULL,
    topic_id uuid NOT NULL,
    vote text NOT NULL,
    at timestamptz NOT NULL,
    CONSTRAINT "PK_community_answer_votes" PRIMARY KEY (user_id, post_id),
    CONSTRAINT "FK_community_answer_votes_topic" FOREIGN KEY (topic_id) REFERENCES community_topics (id) ON DELETE CASCADE
  )`,
  'CREATE INDEX community_answer_votes_topic ON community_answer_votes (topic_id, post_id)',
];

const figures = [
  `ALTER TABLE community_post_figures ADD COLUMN cited_at timestamptz NOT NULL DEFAULT now()`,
  `UPDATE community_post_figures SET cited_at = created_at FROM community_posts WHERE id = post_id`,
];

const corrections = [
  // The figure that a topic of kind 'correction' proposes. A plan that is discarded puts it back into the queue.
  `CREATE TABLE community_corrections (
    topic_id uuid NOT NULL,
    city text NOT NULL,
    figure text NOT NULL,
    before text,
    value text NOT NULL,
    year text NOT NULL,
    source text NOT NULL,
    batch_id integer,
    applied_at timestamptz,
    declined_at timestamptz,
    reason text,
    created_at timestamptz NOT NULL,
    CONSTRAINT "PK_community_corrections" PRIMARY KEY (topic_id),
    CONSTRAINT "FK_community_corrections_topic" FOREIGN KEY (topic_id) REFERENCES community_topics (id) ON DELETE CASCADE,
    CONSTRAINT "FK_community_corrections_batch" FOREIGN KEY (batch_id) REFERENCES city_batches (id) ON DELETE SET NULL
  )`,
  `CREATE INDEX community_corrections_queue ON community_corrections (created_at, topic_id)
    WHERE applied_at IS NULL AND declined_at IS NULL`,
  'CREATE INDEX community_corrections_batch ON community_corrections (batch_id) WHERE batch_id IS NOT NULL',
];

/** Answers that know their age, and corrections that reach the data. */
export class AgeingAnswers9980000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of [...answers, ...figures, ...corrections]) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of [
      'DROP TABLE community_corrections',
      'ALTER TABLE community_post_figures DROP COLUMN cited_at',
      'DROP TABLE community_answer_votes',
      'DROP TRIGGER community_answer_accepted ON community_topics',
      'DROP FUNCTION start_community_answer()',
      'DROP TRIGGER community_topic_listed ON community_topics',
      createListTrigger(LISTED_COLUMNS),
      createFilters('topic.accepted_post_id IS NULL'),
      'ALTER TABLE community_topics DROP COLUMN answer_checked_at, DROP COLUMN outdated_at',
    ])
      await runner.query(statement);
  }
}
