-- Posts that read like those of the table, as many as :count: each says sentences of the real ones, under a title with a
-- word that only some twenty posts have. The same come out every time, and the first thousand of a million are the same
-- as those of a thousand. For a database of a benchmark's own.

CREATE TEMP TABLE sentences AS
SELECT row_number() OVER (ORDER BY slug, at) - 1 AS number, trim(sentence) AS words
FROM posts, regexp_split_to_table(post_plain(content), '(?<=[.?])\s+') WITH ORDINALITY AS said (sentence, at)
WHERE import_hash IS NOT NULL AND length(trim(sentence)) BETWEEN 40 AND 200;

-- Eight thousand texts of seven sentences, each searched through once.
CREATE TEMP TABLE texts AS
SELECT number, content, '<p>' || replace(replace(content, '&', '&amp;'), '<', '&lt;') || '</p>' AS html,
    to_tsvector('reading', content) || to_tsvector('wording', content) AS vector
FROM (
    SELECT text.number, string_agg(sentences.words, ' ' ORDER BY piece) AS content
    FROM generate_series(0, 8191) AS text (number), generate_series(1, 7) AS piece, sentences
    WHERE sentences.number = abs(hashint8(text.number * 7 + piece)::bigint) % (SELECT count(*) FROM sentences)
    GROUP BY text.number) AS written;

CREATE TEMP TABLE real_tags AS
SELECT row_number() OVER (ORDER BY tag) - 1 AS number, tag FROM (SELECT DISTINCT unnest(tags) AS tag FROM posts) AS all_tags;

CREATE TEMP TABLE real_cities AS SELECT row_number() OVER (ORDER BY slug) - 1 AS number, slug, name FROM cities;

CREATE FUNCTION pg_temp.rare(n bigint) RETURNS text LANGUAGE sql IMMUTABLE AS $$
    SELECT (ARRAY['bar','mon','sel','tor','vin','kal','dur','fen','gol','har','jas','lum','nor','pel','rad','san'])[1 + n % 16]
        || (ARRAY['ab','em','ir','ol','un','ai','ei','ou'])[1 + n / 16 % 8]
        || (ARRAY['d','l','m','n','r','s','t','v','b','k','g','p','z','x','f','h'])[1 + n / 128 % 16]
        || (ARRAY['a','e','i','o','u'])[1 + n / 2048 % 5]
        || (ARRAY['burg','ville','ton','grad','stad','mouth','field','haven'])[1 + n / 10240 % 8] $$;

CREATE TEMP TABLE made AS
SELECT n, ('01900000-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid AS id,
    now() - n * interval '30 seconds' AS at, abs(hashint8(n)::bigint) % 8192 AS text,
    (ARRAY['Tips & Tutorials', 'Community Insights', 'Tools & Resources'])[1 + n % 3] AS category,
    'Maker ' || n % 40 AS author, real_cities.slug AS city,
    ARRAY[first.tag, second.tag] AS tags,
    initcap(pg_temp.rare(n / 20)) || ' and ' || real_cities.name || ': '
        || (ARRAY['a month of work', 'the first week', 'what a stay costs', 'how to be on time', 'days that count'])[1 + n % 5] AS title
FROM generate_series(1, :count) AS n
JOIN real_cities ON real_cities.number = abs(hashint8(n + 1)::bigint) % (SELECT count(*) FROM real_cities)
JOIN real_tags AS first ON first.number = abs(hashint8(n + 2)::bigint) % (SELECT count(*) FROM real_tags)
JOIN real_tags AS second ON second.number = (first.number + 1 + n % 7) % (SELECT count(*) FROM real_tags);

-- What follows a post is written below, for all of them at once.
ALTER TABLE posts DISABLE TRIGGER USER;

INSERT INTO posts (id, slug, title, excerpt, category, tags, cities, author, sources, content, html, headings,
    section_marks, read_minutes, render_version, published_at, updated_at, checked_at)
SELECT id, 'made-' || n, title, left(content, 140), category, tags, ARRAY[city], author, '[]', content, html, '[]',
    '[]', 1, (SELECT max(render_version) FROM posts), at, at, at
FROM made JOIN texts ON texts.number = made.text;

INSERT INTO post_search (post_id, published_at, vector)
SELECT id, at, setweight(to_tsvector('reading', title), 'A') || setweight(to_tsvector('wording', title), 'A')
    || setweight(to_tsvector('wording', array_to_string(tags, ' ')), 'B')
    || setweight(to_tsvector('reading', array_to_string(tags, ' ')), 'B') || vector || post_facets(category, tags, author)
FROM made JOIN texts ON texts.number = made.text;

INSERT INTO post_marks (mark, published_at, post_id)
SELECT post_mark('tag', tag), at, id FROM made, unnest(tags) AS tag
UNION ALL SELECT post_mark('city', city), at, id FROM made;

INSERT INTO post_words (word) SELECT DISTINCT pg_temp.rare(n / 20) FROM made ON CONFLICT DO NOTHING;

ALTER TABLE posts ENABLE TRIGGER USER;
