import type { TestApp } from '../support/index.js';

const statements = [
  `INSERT INTO community_people (user_id, handle, name, about, languages, keep_answers, created_at)
   SELECT gen_random_uuid(), 'seeded' || n, 'Seeded', '', '{}', false, now() FROM generate_series(1, 2000) AS n`,
  'ALTER TABLE community_topics DISABLE TRIGGER community_topic_listed',
  `INSERT INTO community_topics (id, code, slug, author_id, is_official, kind, title, city, region, tags, status,
     last_number, replies, helpful_lately, created_at, last_post_at)
   SELECT gen_random_uuid(), lpad(n::text, 8, '0'), 'seeded', author, false,
     CASE WHEN n % 2 = 0 THEN 'question' ELSE 'discussion' END, 'Seeded topic about flats ' || n,
     CASE WHEN n % 40 = 0 THEN 'lisbon' WHEN n % 3 = 0 THEN 'tokyo' END,
     CASE WHEN n % 40 = 0 THEN 'southern-europe' WHEN n % 3 = 0 THEN 'east-asia' END,
     '{housing}', 'published', 4, 3, n % 7, now() - n * interval '1 minute', now() - n * interval '1 minute'
   FROM (SELECT n, (SELECT user_id FROM community_people WHERE handle = 'seeded' || (n % 2000 + 1)) AS author
     FROM generate_series(1, 20000) AS n) AS seed`,
  'ALTER TABLE community_topics ENABLE TRIGGER community_topic_listed',
  `INSERT INTO community_topic_lists (topic_id, filter, city, region, helpful_lately, created_at, last_post_at)
   SELECT id, filter, city, region, helpful_lately, created_at, last_post_at
   FROM community_topics AS topic, unnest(community_topic_filters(topic)) AS filter`,
  'ALTER TABLE community_posts DISABLE TRIGGER community_post_followed',
  `INSERT INTO community_posts (id, topic_id, number, author_id, is_official, status, has_link, text, html,
     request_digest, text_digest, revision, helpful, thanks, same_here, created_at)
   SELECT gen_random_uuid(), id, number, author_id, false, 'published', false, 'Seeded', '<p>Seeded</p>', '', '', 1,
     0, 0, 0, created_at FROM community_topics, generate_series(1, 4) AS number`,
  `INSERT INTO community_posts (id, topic_id, number, author_id, is_official, status, has_link, text, html,
     request_digest, text_digest, revision, helpful, thanks, same_here, created_at)
   SELECT gen_random_uuid(), id, number, author_id, false, 'published', false, 'Seeded', '<p>Seeded</p>', '', '', 1,
     0, 0, 0, created_at FROM community_topics, generate_series(5, 5000) AS number WHERE code = '00000001'`,
  'ALTER TABLE community_posts ENABLE TRIGGER community_post_followed',
  'ANALYZE community_topics, community_posts',
  // In parts, because a statement may not run for long.
  ...Array.from(
    '0123456789abcdef',
    (digit) =>
      `SELECT index_community_posts(ARRAY(SELECT id FROM community_posts WHERE id::text LIKE '${digit}%'))`,
  ),
  `INSERT INTO community_words SELECT 'seeded' || translate(n::text, '0123456789', 'abcdefghij')
   FROM generate_series(1, 20000) AS n`,
  `INSERT INTO community_follows SELECT user_id, 'city:' || n, 'everything', now()
   FROM community_people, generate_series(1, 20) AS n`,
  `INSERT INTO community_topic_reads SELECT user_id, gen_random_uuid(), 1, now()
   FROM community_people, generate_series(1, 20)`,
  `INSERT INTO community_stays
   SELECT user_id, gen_random_uuid(), 'city' || n, now()::date, now()::date + 100, true, true, true, true, now()
   FROM community_people, generate_series(1, 6) AS n`,
  `INSERT INTO community_overlap_weeks
   SELECT 'city' || n, day, 2000, 2000 FROM generate_series(1, 300) AS n,
     generate_series(date_trunc('week', now()::timestamp), now()::timestamp + interval '100 days', '7 days') AS day`,
  `INSERT INTO community_free_evenings
   SELECT 'city' || n, day, 'early', 2000 FROM generate_series(1, 300) AS n,
     generate_series(now()::timestamp, now()::timestamp + interval '100 days', '1 day') AS day`,
  `INSERT INTO notifications (user_id, id, kind, object_id, people, updated_at)
   SELECT user_id, gen_random_uuid(), 'topic', gen_random_uuid()::text, 1, now()
   FROM community_people, generate_series(1, 5)`,
];

/** Inserts a community of some size. Returns the code of a topic with 5,000 posts. */
export const createSeededCommunity = async (api: TestApp, ownId: string): Promise<string> => {
  for (const statement of statements) await api.db.query(statement);
  await api.db.query(`INSERT INTO community_follows VALUES ($1, 'city:tokyo', 'everything', now())`, [ownId]);
  await api.db.query('ANALYZE');
  return '00000001';
};
