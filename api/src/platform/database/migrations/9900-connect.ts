import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The lists of topics: of a city, of a region with its cities, and of everywhere; each by its own order. Every index
 * begins with the filter, so that a page costs the same however few topics of a place have a tag.
 */
const scopes = ['city', 'region', null];
const orders = [
  { name: 'latest', column: 'last_post_at', where: [] },
  { name: 'new', column: 'created_at', where: [] },
  { name: 'helpful', column: 'helpful_lately', where: ['helpful_lately > 0'] },
];
const topicListIndexes = scopes.flatMap((scope) =>
  orders.map(({ name, column, where }) => {
    const conditions = [...where, ...(scope === null ? [] : [`${scope} IS NOT NULL`])];
    return `CREATE INDEX community_topic_lists_${scope ?? 'all'}_${name} ON community_topic_lists
      (${scope === null ? '' : `${scope}, `}filter, ${column}, topic_id)
      ${conditions.length > 0 ? `WHERE ${conditions.join(' AND ')}` : ''}`;
  }),
);

/**
 * A published topic has a row for each filter that finds it, such as '', 'question', 'housing', 'question housing' and,
 * while no answer is accepted, 'unanswered question housing'.
 */
const topicLists = [
  `CREATE TABLE community_topic_lists (
    topic_id uuid NOT NULL,
    filter text NOT NULL,
    city text,
    region text,
    helpful_lately integer NOT NULL,
    created_at timestamptz NOT NULL,
    last_post_at timestamptz NOT NULL,
    CONSTRAINT "PK_community_topic_lists" PRIMARY KEY (topic_id, filter),
    CONSTRAINT "FK_community_topic_lists_topic" FOREIGN KEY (topic_id) REFERENCES community_topics (id) ON DELETE CASCADE
  )`,
  ...topicListIndexes,
  `CREATE FUNCTION community_topic_filters(topic community_topics) RETURNS text[] LANGUAGE sql STABLE PARALLEL SAFE AS $$
     SELECT CASE WHEN topic.status = 'published' THEN ARRAY(
       SELECT DISTINCT concat_ws(' ', kind, tag)
       FROM unnest(ARRAY[NULL, topic.kind,
           CASE WHEN topic.kind = 'question' AND topic.accepted_post_id IS NULL THEN 'unanswered question' END]) AS kind,
         unnest(array_append(topic.tags, NULL)) AS tag)
       ELSE '{}' END $$`,
  `CREATE FUNCTION list_community_topic() RETURNS trigger LANGUAGE plpgsql AS $$
   DECLARE filters text[] := community_topic_filters(NEW);
   BEGIN
     DELETE FROM community_topic_lists WHERE topic_id = NEW.id AND filter <> ALL (filters);
     INSERT INTO community_topic_lists (topic_id, filter, city, region, helpful_lately, created_at, last_post_at)
     SELECT NEW.id, filter, NEW.city, NEW.region, NEW.helpful_lately, NEW.created_at, NEW.last_post_at
     FROM unnest(filters) AS filter
     ON CONFLICT (topic_id, filter)
     DO UPDATE SET helpful_lately = excluded.helpful_lately, last_post_at = excluded.last_post_at;
     RETURN NULL;
   END $$`,
  `CREATE TRIGGER community_topic_listed
   AFTER INSERT OR UPDATE OF tags, status, accepted_post_id, helpful_lately, last_post_at ON community_topics
   FOR EACH ROW EXECUTE FUNCTION list_community_topic()`,
];

const people = [
  `CREATE TABLE community_people (
    user_id uuid NOT NULL,
    handle text NOT NULL,
    name text NOT NULL,
    about text NOT NULL,
    languages text[] NOT NULL,
    home_city text,
    picture text,
    picture_hidden boolean NOT NULL DEFAULT false,
    keep_answers boolean NOT NULL,
    member_since timestamptz,
    created_at timestamptz NOT NULL,
    CONSTRAINT "PK_community_people" PRIMARY KEY (user_id),
    CONSTRAINT "UQ_community_people_handle" UNIQUE (handle)
  )`,
  // Hashes, because a handle may be a name and its owner may have been erased.
  `CREATE TABLE community_retired_handles (
    digest text NOT NULL,
    retired_at timestamptz NOT NULL,
    CONSTRAINT "PK_community_retired_handles" PRIMARY KEY (digest)
  )`,
  ...['blocks', 'mutes'].flatMap((table) => [
    `CREATE TABLE community_${table} (
      user_id uuid NOT NULL,
      other_id uuid NOT NULL,
      at timestamptz NOT NULL,
      CONSTRAINT "PK_community_${table}" PRIMARY KEY (user_id, other_id)
    )`,
    `CREATE INDEX community_${table}_other ON community_${table} (other_id)`,
  ]),
  `CREATE TABLE community_follows (
    user_id uuid NOT NULL,
    target text NOT NULL,
    level text NOT NULL,
    at timestamptz NOT NULL,
    CONSTRAINT "PK_community_follows" PRIMARY KEY (user_id, target)
  )`,
  'CREATE INDEX community_follows_target ON community_follows (target, user_id)',
  `CREATE TABLE community_topic_reads (
    user_id uuid NOT NULL,
    topic_id uuid NOT NULL,
    number integer NOT NULL,
    at timestamptz NOT NULL,
    CONSTRAINT "PK_community_topic_reads" PRIMARY KEY (user_id, topic_id)
  )`,
  'CREATE INDEX community_topic_reads_topic ON community_topic_reads (topic_id)',
  'CREATE INDEX community_topic_reads_at ON community_topic_reads (at)',
  // Up to when a person has read everything, whatever their rows of single topics say.
  `CREATE TABLE community_readers (
    user_id uuid NOT NULL,
    read_until timestamptz NOT NULL,
    CONSTRAINT "PK_community_readers" PRIMARY KEY (user_id)
  )`,
  `CREATE TABLE community_drafts (
    user_id uuid NOT NULL,
    id uuid NOT NULL,
    doc jsonb NOT NULL,
    updated_at timestamptz NOT NULL,
    CONSTRAINT "PK_community_drafts" PRIMARY KEY (user_id, id)
  )`,
  'CREATE INDEX community_drafts_updated ON community_drafts (updated_at)',
];

const posts = [
  // A place without a row is folded.
  `CREATE TABLE community_places (
    place text NOT NULL,
    is_open boolean NOT NULL,
    changed_at timestamptz NOT NULL,
    kept_open_until timestamptz,
    kept_open_reason text,
    CONSTRAINT "PK_community_places" PRIMARY KEY (place)
  )`,
  `CREATE TABLE community_topics (
    id uuid NOT NULL,
    code text NOT NULL,
    slug text NOT NULL,
    author_id uuid,
    is_official boolean NOT NULL,
    kind text NOT NULL,
    title text NOT NULL,
    city text,
    region text,
    tags text[] NOT NULL,
    status text NOT NULL,
    label text,
    closed_at timestamptz,
    accepted_post_id uuid,
    last_number integer NOT NULL,
    replies integer NOT NULL,
    helpful_lately integer NOT NULL,
    created_at timestamptz NOT NULL,
    last_post_at timestamptz NOT NULL,
    CONSTRAINT "PK_community_topics" PRIMARY KEY (id),
    CONSTRAINT "UQ_community_topics_code" UNIQUE (code)
  )`,
  ...topicLists,
  'CREATE INDEX community_topics_author ON community_topics (author_id)',
  `CREATE INDEX community_topics_removed ON community_topics (id) WHERE status = 'removed'`,
  'CREATE INDEX community_topics_helpful ON community_topics (id) WHERE helpful_lately > 0',

  `CREATE TABLE community_posts (
    id uuid NOT NULL,
    topic_id uuid NOT NULL,
    number integer NOT NULL,
    author_id uuid,
    is_official boolean NOT NULL,
    status text NOT NULL,
    has_link boolean NOT NULL,
    text text NOT NULL,
    html text NOT NULL,
    request_digest text NOT NULL,
    text_digest text NOT NULL,
    reply_to uuid,
    revision integer NOT NULL,
    helpful integer NOT NULL,
    thanks integer NOT NULL,
    same_here integer NOT NULL,
    created_at timestamptz NOT NULL,
    edited_at timestamptz,
    held_at timestamptz,
    removed_at timestamptz,
    CONSTRAINT "PK_community_posts" PRIMARY KEY (id),
    CONSTRAINT "UQ_community_posts_number" UNIQUE (topic_id, number),
    CONSTRAINT "FK_community_posts_topic" FOREIGN KEY (topic_id) REFERENCES community_topics (id) ON DELETE CASCADE
  )`,
  'CREATE INDEX community_posts_author ON community_posts (author_id, created_at)',
  'CREATE INDEX community_posts_text ON community_posts (author_id, text_digest)',
  'CREATE INDEX community_posts_created ON community_posts (created_at)',
  `CREATE INDEX community_posts_held ON community_posts (held_at) WHERE status = 'held'`,
  'CREATE INDEX community_posts_removed ON community_posts (removed_at) WHERE removed_at IS NOT NULL',

  `CREATE TABLE community_post_revisions (
    post_id uuid NOT NULL,
    revision integer NOT NULL,
    text text NOT NULL,
    at timestamptz NOT NULL,
    CONSTRAINT "PK_community_post_revisions" PRIMARY KEY (post_id, revision),
    CONSTRAINT "FK_community_post_revisions_post" FOREIGN KEY (post_id) REFERENCES community_posts (id) ON DELETE CASCADE
  )`,
  `CREATE TABLE community_post_figures (
    post_id uuid NOT NULL,
    name text NOT NULL,
    label text NOT NULL,
    value text,
    CONSTRAINT "PK_community_post_figures" PRIMARY KEY (post_id, name),
    CONSTRAINT "FK_community_post_figures_post" FOREIGN KEY (post_id) REFERENCES community_posts (id) ON DELETE CASCADE
  )`,
  `CREATE TABLE community_post_quotes (
    post_id uuid NOT NULL,
    position integer NOT NULL,
    source_id uuid NOT NULL,
    text text NOT NULL,
    CONSTRAINT "PK_community_post_quotes" PRIMARY KEY (post_id, position),
    CONSTRAINT "FK_community_post_quotes_post" FOREIGN KEY (post_id) REFERENCES community_posts (id) ON DELETE CASCADE
  )`,
  'CREATE INDEX community_post_quotes_source ON community_post_quotes (source_id)',
  `CREATE TABLE community_post_mentions (
    post_id uuid NOT NULL,
    user_id uuid NOT NULL,
    written text NOT NULL,
    CONSTRAINT "PK_community_post_mentions" PRIMARY KEY (post_id, user_id),
    CONSTRAINT "FK_community_post_mentions_post" FOREIGN KEY (post_id) REFERENCES community_posts (id) ON DELETE CASCADE
  )`,
  'CREATE INDEX community_post_mentions_user ON community_post_mentions (user_id)',
  // Hosts of links in posts of new people.
  `CREATE TABLE community_post_links (
    post_id uuid NOT NULL,
    host text NOT NULL,
    CONSTRAINT "PK_community_post_links" PRIMARY KEY (host, post_id),
    CONSTRAINT "FK_community_post_links_post" FOREIGN KEY (post_id) REFERENCES community_posts (id) ON DELETE CASCADE
  )`,
  'CREATE INDEX community_post_links_post ON community_post_links (post_id)',
  `CREATE TABLE community_post_pictures (
    file text NOT NULL,
    post_id uuid NOT NULL,
    CONSTRAINT "PK_community_post_pictures" PRIMARY KEY (file, post_id),
    CONSTRAINT "FK_community_post_pictures_post" FOREIGN KEY (post_id) REFERENCES community_posts (id) ON DELETE CASCADE
  )`,
  'CREATE INDEX community_post_pictures_post ON community_post_pictures (post_id)',
  `CREATE TABLE community_reactions (
    user_id uuid NOT NULL,
    post_id uuid NOT NULL,
    kind text NOT NULL,
    at timestamptz NOT NULL,
    CONSTRAINT "PK_community_reactions" PRIMARY KEY (user_id, post_id, kind),
    CONSTRAINT "FK_community_reactions_post" FOREIGN KEY (post_id) REFERENCES community_posts (id) ON DELETE CASCADE
  )`,
  'CREATE INDEX community_reactions_post ON community_reactions (post_id)',
];

const moderation = [
  `CREATE TABLE moderation_moderators (
    user_id uuid NOT NULL,
    region text NOT NULL,
    reason text NOT NULL,
    until timestamptz NOT NULL,
    appointed_by uuid,
    CONSTRAINT "PK_moderation_moderators" PRIMARY KEY (user_id, region)
  )`,
  `CREATE TABLE moderation_cases (
    id uuid NOT NULL,
    source text NOT NULL,
    kind text NOT NULL,
    object_id text NOT NULL,
    owner_id uuid,
    region text,
    reason text,
    note text,
    action_id uuid,
    due_at timestamptz NOT NULL,
    opened_at timestamptz NOT NULL,
    lease_holder uuid,
    lease_until timestamptz,
    closed_at timestamptz,
    upheld boolean,
    overdue_email_at timestamptz,
    snapshot jsonb,
    CONSTRAINT "PK_moderation_cases" PRIMARY KEY (id)
  )`,
  `CREATE UNIQUE INDEX moderation_cases_open_object
    ON moderation_cases (source, kind, object_id, action_id) NULLS NOT DISTINCT
    WHERE closed_at IS NULL`,
  'CREATE INDEX moderation_cases_queue ON moderation_cases (due_at, opened_at, id) WHERE closed_at IS NULL',
  'CREATE INDEX moderation_cases_owner ON moderation_cases (owner_id) WHERE upheld',
  'CREATE INDEX moderation_cases_closed ON moderation_cases (closed_at) WHERE closed_at IS NOT NULL',
  `CREATE TABLE moderation_reports (
    case_id uuid NOT NULL,
    id uuid NOT NULL,
    reporter_id uuid,
    reason text NOT NULL,
    text text NOT NULL,
    created_at timestamptz NOT NULL,
    CONSTRAINT "PK_moderation_reports" PRIMARY KEY (case_id, id),
    CONSTRAINT "FK_moderation_reports_case" FOREIGN KEY (case_id) REFERENCES moderation_cases (id) ON DELETE CASCADE
  )`,
  'CREATE UNIQUE INDEX moderation_reports_reporter ON moderation_reports (reporter_id, case_id)',
  'CREATE INDEX moderation_reports_created ON moderation_reports (created_at)',
  // Belongs to a case; its owner may have left, so that the owner can't be part of the key.
  `CREATE TABLE moderation_decisions (
    id uuid NOT NULL,
    case_id uuid NOT NULL,
    user_id uuid,
    kind text NOT NULL,
    object_id text NOT NULL,
    region text,
    action text NOT NULL,
    rule text NOT NULL,
    explanation text NOT NULL,
    decided_by uuid,
    decided_at timestamptz NOT NULL,
    confirmed_by uuid,
    until timestamptz,
    state text NOT NULL,
    undo jsonb,
    appeal_text text,
    appealed_at timestamptz,
    appeal_outcome text,
    appeal_explanation text,
    appeal_decided_by uuid,
    appeal_decided_at timestamptz,
    CONSTRAINT "PK_moderation_decisions" PRIMARY KEY (id)
  )`,
  'CREATE INDEX moderation_decisions_user ON moderation_decisions (user_id, decided_at, id)',
  `CREATE INDEX moderation_decisions_until ON moderation_decisions (until)
    WHERE state = 'in-effect' AND until IS NOT NULL`,
  `CREATE INDEX moderation_decisions_proposed ON moderation_decisions (decided_at, id) WHERE state = 'proposed'`,
  'CREATE INDEX moderation_decisions_object ON moderation_decisions (object_id)',
  'CREATE INDEX moderation_decisions_case ON moderation_decisions (case_id)',
  `CREATE INDEX moderation_decisions_reversed ON moderation_decisions (appeal_decided_at)
    WHERE appeal_outcome = 'reversed'`,
];

const notifications = [
  `CREATE TABLE notifications (
    user_id uuid NOT NULL,
    id uuid NOT NULL,
    kind text NOT NULL,
    object_id text NOT NULL,
    actor_id uuid,
    people integer NOT NULL,
    updated_at timestamptz NOT NULL,
    read_at timestamptz,
    CONSTRAINT "PK_notifications" PRIMARY KEY (user_id, id)
  )`,
  'CREATE UNIQUE INDEX notifications_unread ON notifications (user_id, kind, object_id) WHERE read_at IS NULL',
  'CREATE INDEX notifications_list ON notifications (user_id, updated_at, id)',
  'CREATE INDEX notifications_updated ON notifications (updated_at)',
  `CREATE TABLE notification_actors (
    user_id uuid NOT NULL,
    notification_id uuid NOT NULL,
    actor_id uuid NOT NULL,
    CONSTRAINT "PK_notification_actors" PRIMARY KEY (user_id, notification_id, actor_id),
    CONSTRAINT "FK_notification_actors_notification" FOREIGN KEY (user_id, notification_id)
      REFERENCES notifications (user_id, id) ON DELETE CASCADE
  )`,
  'CREATE INDEX notification_actors_actor ON notification_actors (actor_id)',
  `CREATE TABLE notification_jobs (
    id uuid NOT NULL,
    source text NOT NULL,
    source_id uuid NOT NULL,
    actor_id uuid,
    after_user uuid,
    created_at timestamptz NOT NULL,
    CONSTRAINT "PK_notification_jobs" PRIMARY KEY (id)
  )`,
];

const tables = [
  'notification_jobs',
  'notification_actors',
  'notifications',
  'moderation_decisions',
  'moderation_reports',
  'moderation_cases',
  'moderation_moderators',
  'community_reactions',
  'community_post_pictures',
  'community_post_links',
  'community_post_mentions',
  'community_post_quotes',
  'community_post_figures',
  'community_post_revisions',
  'community_posts',
  'community_topic_lists',
  'community_topics',
  'community_places',
  'community_drafts',
  'community_readers',
  'community_topic_reads',
  'community_follows',
  'community_mutes',
  'community_blocks',
  'community_retired_handles',
  'community_people',
];

/** Connect: people, places, topics and posts; reports and decisions; notifications. */
export class Connect9900000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of [...people, ...posts, ...moderation, ...notifications])
      await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TRIGGER community_topic_listed ON community_topics');
    await runner.query('DROP FUNCTION list_community_topic(), community_topic_filters(community_topics)');
    for (const table of tables) await runner.query(`DROP TABLE ${table}`);
  }
}
