import { postCategories, type PostCard, type PostCategory } from '@wanderwork/contracts';

/** A category as it stands in an address: `tips-tutorials`. */
export const categorySlug = (category: PostCategory): string =>
  category.toLowerCase().replace(/[^a-z]+/g, '-');

/** The category that an address names, or null for all of them. */
export const readCategory = (params: URLSearchParams): PostCategory | null =>
  postCategories.find((category) => categorySlug(category) === params.get('category')) ?? null;

export const inCategory = <P extends Pick<PostCard, 'category'>>(
  posts: P[],
  category: PostCategory | null,
): P[] => (category === null ? posts : posts.filter((post) => post.category === category));
