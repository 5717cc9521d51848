/** Only the newest posts count. */
const MAX_POSTS = 2000;
const MAX_TAGS = 24;

export const listTagsSql = `
  SELECT tag, count(*)::integer AS posts
  FROM (SELECT tags FROM posts WHERE published_at <= now() ORDER BY published_at DESC, id DESC LIMIT ${MAX_POSTS}) AS newest,
    unnest(tags) AS tag
  GROUP BY tag ORDER BY posts DESC, tag LIMIT ${MAX_TAGS}`;
