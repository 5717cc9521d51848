-- A community of :count posts in a database that contains the shipped articles, whose sentences its members repeat. One
-- topic has a hundredth of the posts, one city three in five of the topics, and one person three in ten of the posts.
-- Half of the posts contain "flats". Nothing in that city is tagged "language", and no topic there is a correction. The
-- same come out every time.

CREATE TEMP TABLE sentences AS
SELECT row_number() OVER (ORDER BY slug, at) - 1 AS number, trim(sentence) AS words
FROM posts, regexp_split_to_table(post_plain(content), '(?<=[.?])\s+') WITH ORDINALITY AS said (sentence, at)
WHERE import_hash IS NOT NULL AND length(trim(sentence)) BETWEEN 40 AND 200 AND sentence !~* '\mflats?\M';

-- 4096 texts of three sentences.
CREATE TEMP TABLE texts AS
SELECT number, content, '<p>' || replace(replace(content, '&', '&amp;'), '<', '&lt;') || '</p>' AS html,
    post_vector('', '{}', NULL, content) AS vector
FROM (
    SELECT text.number, string_agg(sentences.words, ' ' ORDER BY piece)
        || CASE WHEN text.number % 2 = 0 THEN ' Flats are let by the month.' ELSE '' END AS content
    FROM generate_series(0, 4095) AS text (number), generate_series(1, 3) AS piece, sentences
    WHERE sentences.number = abs(hashint8(text.number * 3 + piece)::bigint) % (SELECT count(*) FROM sentences)
    GROUP BY text.number) AS written;

CREATE FUNCTION pg_temp.rare(n bigint) RETURNS text LANGUAGE sql IMMUTABLE AS $$
    SELECT (ARRAY['bar','mon','sel','tor','vin','kal','dur','fen','gol','har','jas','lum','nor','pel','rad','san'])[1 + n % 16]
        || (ARRAY['ab','em','ir','ol','un','ai','ei','ou'])[1 + n / 16 % 8]
        || (ARRAY['d','l','m','n','r','s','t','v','b','k','g','p','z','x','f','h'])[1 + n / 128 % 16]
        || (ARRAY['a','e','i','o','u'])[1 + n / 2048 % 5]
        || (ARRAY['burg','ville','ton','grad','stad','mouth','field','haven'])[1 + n / 10240 % 8] $$;

CREATE FUNCTION pg_temp.id_of(kind text, n bigint) RETURNS uuid LANGUAGE sql IMMUTABLE AS $$
    SELECT ('0190000' || kind || '-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid $$;

CREATE TEMP TABLE sizes AS
SELECT big, topics, greatest(20, :count / 50) AS people
FROM (SELECT greatest(100, :count / 100) AS big) AS one, LATERAL (SELECT (:count - big) / 4 AS topics) AS two;

CREATE TEMP TABLE places AS
SELECT row_number() OVER (ORDER BY slug) - 1 AS number, slug, name,
    lower(regexp_replace(region, '[^a-zA-Z0-9]+', '-', 'g')) AS region
FROM cities WHERE irex IS NOT NULL;

INSERT INTO community_people (user_id, handle, name, about, languages, keep_answers, created_at)
SELECT pg_temp.id_of('a', n), 'person' || n, 'Person ' || n, '', '{}', false, now()
FROM sizes, generate_series(1, people) AS n;

-- Topic 0 is the big one.
CREATE TEMP TABLE made_topics AS
SELECT n, pg_temp.id_of('b', n) AS id, place.slug AS city, place.region, place.name,
    CASE WHEN n % 2 = 0 THEN 'question' WHEN n % 100 = 99 AND place.slug <> 'lisbon' THEN 'correction'
        ELSE 'discussion' END AS kind,
    ARRAY[CASE WHEN n % 10 < 4 THEN 'housing' WHEN n % 10 < 7 THEN 'visas' WHEN place.slug <> 'lisbon' THEN 'language'
        ELSE 'internet' END] || CASE WHEN n % 3 = 0 THEN '{tax}'::text[] ELSE '{}' END AS tags,
    initcap(pg_temp.rare(n / 4)) || ' and ' || place.name || ': '
        || (ARRAY['a month of work', 'the first week', 'what a stay costs', 'how to rent', 'days that count'])[1 + n % 5] AS title
FROM sizes, generate_series(0, topics) AS n, places AS place
WHERE place.number = CASE WHEN n % 5 < 3 THEN (SELECT number FROM places WHERE slug = 'lisbon')
    ELSE abs(hashint8(n)::bigint) % (SELECT count(*) FROM places) END;

CREATE TEMP TABLE made_posts AS
SELECT id, topic, number, author, now() - age * interval '30 seconds' AS at, abs(hashint8(age)::bigint) % 4096 AS text
FROM sizes, LATERAL (
    SELECT CASE WHEN number = 1 THEN pg_temp.id_of('b', topic) ELSE pg_temp.id_of('c', topic * 4 + number) END AS id,
        topic, number, topic * 4 + 4 - number AS age
    FROM generate_series(1, topics) AS topic, generate_series(1, 4) AS number
    UNION ALL
    SELECT CASE WHEN number = 1 THEN pg_temp.id_of('b', 0) ELSE pg_temp.id_of('d', number) END, 0, number,
        (big - number) * 100
    FROM generate_series(1, big) AS number) AS post,
  LATERAL (SELECT pg_temp.id_of('a', CASE WHEN age % 10 < 3 THEN 1 ELSE 1 + abs(hashint8(age + 7)::bigint) % people END)
    AS author) AS written;

-- What follows these rows is written below, for all of them at once.
ALTER TABLE community_topics DISABLE TRIGGER USER;
ALTER TABLE community_posts DISABLE TRIGGER USER;

INSERT INTO community_topics (id, code, slug, author_id, is_official, kind, title, city, region, tags, status,
    accepted_post_id, last_number, replies, helpful_lately, created_at, last_post_at)
SELECT topic.id, lpad(n::text, 8, '0'), 'made', first.author, false, kind, title, city, region, tags, 'published',
    CASE WHEN n % 4 = 0 THEN pg_temp.id_of('c', n * 4 + 2) END, last.number, last.number - 1,
    CASE WHEN n % 3 = 0 THEN n % 7 ELSE 0 END, first.at, last.at
FROM made_topics AS topic JOIN made_posts AS first ON first.id = topic.id
JOIN (SELECT topic, max(number) AS number, max(at) AS at FROM made_posts GROUP BY topic) AS last ON last.topic = n;

INSERT INTO community_topic_lists (topic_id, filter, city, region, helpful_lately, created_at, last_post_at)
SELECT id, filter, city, region, helpful_lately, created_at, last_post_at
FROM community_topics AS topic, unnest(community_topic_filters(topic)) AS filter;

INSERT INTO community_posts (id, topic_id, number, author_id, is_official, status, has_link, text, html, request_digest,
    text_digest, revision, helpful, thanks, same_here, created_at)
SELECT post.id, pg_temp.id_of('b', topic), post.number, author, false, 'published', false, content, html, '', '', 1,
    0, 0, 0, at
FROM made_posts AS post JOIN texts ON texts.number = post.text;

INSERT INTO community_search (post_id, topic_id, published_at, vector)
SELECT post.id, topic.id, at, vector
    || CASE WHEN post.number = 1
        THEN setweight(to_tsvector('reading', title), 'A') || setweight(to_tsvector('wording', title), 'A') ELSE '' END
    || facets
FROM made_posts AS post JOIN texts ON texts.number = post.text
JOIN (SELECT id, title, community_facets(topic) AS facets FROM community_topics AS topic) AS topic
    ON topic.id = pg_temp.id_of('b', post.topic);

INSERT INTO community_words (word)
SELECT pg_temp.rare(n / 4) FROM made_topics
UNION SELECT lexeme FROM texts, unnest(to_tsvector('wording', content))
  WHERE length(lexeme) BETWEEN 4 AND 30 AND lexeme !~ '[^[:alpha:]]'
ON CONFLICT DO NOTHING;

ALTER TABLE community_topics ENABLE TRIGGER USER;
ALTER TABLE community_posts ENABLE TRIGGER USER;

INSERT INTO community_reactions (user_id, post_id, kind, at)
SELECT author, id, 'helpful', at FROM made_posts WHERE text % 2 = 0;

INSERT INTO community_follows (user_id, target, level, at)
SELECT user_id, 'city:' || slug, 'everything', now() FROM community_people, places WHERE number < 20;

-- Everybody has read twenty topics, and the reader, :reader, every second one.
INSERT INTO community_topic_reads (user_id, topic_id, number, at)
SELECT pg_temp.id_of('a', n), pg_temp.id_of('b', (n * 20 + other) % topics), 1, now()
FROM sizes, generate_series(1, people) AS n, generate_series(0, 19) AS other
UNION ALL SELECT :reader, id, 1 + n % 4, now() FROM made_topics WHERE n % 2 = 0;

INSERT INTO community_follows (user_id, target, level, at)
SELECT :reader, 'topic:' || id, 'everything', now() FROM made_topics WHERE n <= 900;

INSERT INTO community_mutes (user_id, other_id, at) VALUES (:reader, pg_temp.id_of('a', 1), now());

INSERT INTO notifications (user_id, id, kind, object_id, actor_id, people, updated_at)
SELECT :reader, pg_temp.id_of('e', n), 'reply', pg_temp.id_of('b', n)::text, pg_temp.id_of('a', 1 + n % people), 3,
    now() - n * interval '1 minute'
FROM sizes, generate_series(1, topics / 4) AS n
UNION ALL SELECT pg_temp.id_of('a', n), pg_temp.id_of('f', n * 5 + other), 'reply', pg_temp.id_of('b', other)::text,
    pg_temp.id_of('a', 1), 1, now() - n * interval '1 minute'
FROM sizes, generate_series(1, people) AS n, generate_series(1, 4) AS other;
