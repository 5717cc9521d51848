import { type PostCard } from '@wanderwork/contracts';

const MOST_RELATED = 3;

type Subject = Pick<PostCard, 'id' | 'category' | 'tags'>;

/** A shared tag says more than a shared category. */
const nearness = (post: Subject, other: Subject): number => {
  const tags = other.tags.filter((tag) => post.tags.includes(tag)).length;
  return 2 * tags + (post.category !== null && post.category === other.category ? 1 : 0);
};

/** What to read after `post`: the nearest in subject first, then the newest. */
export const relatedPosts = (post: Subject, posts: PostCard[]): PostCard[] =>
  posts
    .filter((other) => other.id !== post.id)
    .map((other) => ({ other, near: nearness(post, other) }))
    .sort((a, b) => b.near - a.near)
    .slice(0, MOST_RELATED)
    .map(({ other }) => other);
