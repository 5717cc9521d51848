import { paths, type PostCard, type PostDetail } from '@wanderwork/contracts';

/** A post as a card shows it. Pass only the fields that the test is about. */
export const aPost = (change: Partial<PostCard> = {}): PostCard => {
  const slug = change.slug ?? 'four-shared-hours';
  return {
    id: `id-of-${slug}`,
    slug,
    title: 'Four shared hours',
    excerpt: 'How far to move your day.',
    coverImage: paths.api.art.post(slug),
    category: 'Tools & Resources',
    tags: ['time zones'],
    readMinutes: 7,
    publishedAt: '2026-11-20T00:00:00.000Z',
    updatedAt: '2026-11-20T00:00:00.000Z',
    checkedAt: '2026-11-20T00:00:00.000Z',
    ...change,
  };
};

/** A post with its full content. */
export const aPostDetail = (change: Partial<PostDetail> = {}): PostDetail => ({
  ...aPost(),
  content: 'A subtraction.',
  author: 'WanderWork',
  sources: [],
  html: '<p>A subtraction.</p>',
  headings: [],
  sections: [],
  figures: [],
  ...change,
});
