import type { EntityManager } from 'typeorm';
import { validate as isUuid } from 'uuid';
import type { LinkedPost } from './check-context.js';
import type { PostLink } from './references.js';

/**
 * Resolves each link by id, then slug, then former slug, among published and scheduled posts. The database searches the
 * HTML for the section, to avoid loading it.
 */
const findLinkedPostsSql = `
  SELECT key, slug, part, part <> '' AND strpos(html, ' id="' || part || '"') > 0 AS "hasPart"
  FROM unnest($1::text[], $2::text[], $3::uuid[]) AS link (key, part, id)
  CROSS JOIN LATERAL (
    SELECT 1 AS choice, slug, html FROM posts WHERE posts.id = link.id AND published_at < 'infinity'
    UNION ALL SELECT 2, slug, html FROM posts WHERE slug = key AND published_at < 'infinity'
    UNION ALL SELECT 3, slug, html FROM posts WHERE former_slugs @> ARRAY[key] AND published_at < 'infinity'
    ORDER BY choice LIMIT 1) AS post`;

interface Row {
  key: string;
  slug: string;
  part: string;
  hasPart: boolean;
}

/** Maps each link key to its post and to those of the linked sections that exist. */
export const findLinkedPosts = async (
  manager: EntityManager,
  links: readonly PostLink[],
): Promise<ReadonlyMap<string, LinkedPost>> => {
  if (links.length === 0) return new Map();
  const rows: Row[] = await manager.query(findLinkedPostsSql, [
    links.map(({ key }) => key),
    links.map(({ part }) => part),
    links.map(({ key }) => (isUuid(key) ? key : null)),
  ]);
  const posts = new Map<string, { slug: string; parts: Set<string> }>();
  for (const { key, slug, part, hasPart } of rows) {
    const post = posts.get(key) ?? { slug, parts: new Set<string>() };
    if (hasPart) post.parts.add(part);
    posts.set(key, post);
  }
  return posts;
};
