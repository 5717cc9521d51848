import { paths, type BlogPost, type PostCard, type PostDetail } from '@wanderwork/contracts';
import { computeSectionMarks } from './render/section-marks.js';
import type { Post } from './entities/post.entity.js';

export const cardColumns = [
  'id',
  'slug',
  'title',
  'excerpt',
  'coverImage',
  'category',
  'tags',
  'readMinutes',
  'publishedAt',
  'updatedAt',
  'checkedAt',
] as const satisfies readonly (keyof Post)[];

export type CardRow = Pick<Post, (typeof cardColumns)[number]>;

export const toPostCard = (post: CardRow): PostCard => ({
  id: post.id,
  slug: post.slug,
  title: post.title,
  excerpt: post.excerpt,
  coverImage: post.coverImage ?? paths.api.art.post(post.slug),
  category: post.category,
  tags: post.tags,
  readMinutes: post.readMinutes,
  publishedAt: post.publishedAt.toISOString(),
  updatedAt: post.updatedAt.toISOString(),
  checkedAt: post.checkedAt?.toISOString() ?? null,
});

export const toBlogPost = (post: CardRow & Pick<Post, 'content'>): BlogPost => ({
  ...toPostCard(post),
  content: post.content,
});

/** Maps a row to a post, without the live figures. */
export const toPostDetail = (post: Post): Omit<PostDetail, 'figures'> => ({
  ...toBlogPost(post),
  author: post.author,
  sources: post.sources.map(({ title, url }) => ({ title, url })),
  html: post.html,
  headings: post.headings,
  sections: post.sections ?? computeSectionMarks(post.content, post.headings),
});
