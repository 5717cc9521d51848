/** What was written long ago says little about what is written about. */
const NEWEST = 2000;
const MOST_TAGS = 24;

export const tagsSql = `
  SELECT tag, count(*)::integer AS posts
  FROM (SELECT tags FROM posts WHERE published_at <= now() ORDER BY published_at DESC, id DESC LIMIT ${NEWEST}) AS newest,
    unnest(tags) AS tag
  GROUP BY tag ORDER BY posts DESC, tag LIMIT ${MOST_TAGS}`;
