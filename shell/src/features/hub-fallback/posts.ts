import { hashKey, queryOptions } from '@tanstack/react-query';
import {
  paths,
  STORED_LIBRARY,
  storedPostLists,
  type BlogPost,
  type PostCard,
  type PostDetail,
} from '@wanderwork/contracts';
import { cacheTimes, hasFields, http, isListOf, readStored, createStoredQuery } from '@wanderwork/platform';
import { isPostCard } from '../../shared/is-post-card';

/** A post of the list; without its text if only its card is stored. */
export type ListedPost = PostCard & Partial<Pick<BlogPost, 'content'>>;

const hasText = hasFields<BlogPost>({ content: 'string' });

const isBlogPost = (value: unknown): value is BlogPost => isPostCard(value) && hasText(value);

const fullPostsQuery = createStoredQuery<ListedPost[]>({
  queryKey: storedPostLists.texts,
  queryFn: ({ signal }) => http.get<BlogPost[]>(paths.api.blogPosts(), { signal }),
  isValid: isListOf(isBlogPost),
  freshFor: cacheTimes.blogPosts,
});

const isListOfCards = isListOf(isPostCard);

const isLibraryPage = (value: unknown): value is { items: PostCard[] } =>
  hasFields<{ items: PostCard[] }>({ items: 'array' })(value) && isListOfCards(value.items);

/** All posts whose cards the home page or WanderHub stored, newest first; undefined when there are none. */
const readStoredCards = (): ListedPost[] | undefined => {
  const lists = [
    ...[storedPostLists.home, storedPostLists.cards].map(
      (key) => readStored(hashKey(key), isListOfCards)?.data ?? [],
    ),
    readStored(STORED_LIBRARY, isLibraryPage)?.data.items ?? [],
  ];
  const bySlug = new Map(lists.flat().map((post) => [post.slug, post]));
  const posts = [...bySlug.values()].sort((a, b) => b.publishedAt.localeCompare(a.publishedAt));
  return posts.length > 0 ? posts : undefined;
};

const readStoredTexts = () => readStored(hashKey(storedPostLists.texts), isListOf(isBlogPost));

/**
 * Stored in the browser: if WanderHub cannot load, the network may be down too. Until full texts are stored, the
 * cards of other lists are used.
 */
export const postsQuery = queryOptions({
  ...fullPostsQuery,
  initialData: () => readStoredTexts()?.data ?? readStoredCards(),
  initialDataUpdatedAt: () => readStoredTexts()?.timestamp ?? 0,
});

export const postQuery = (slug: string) =>
  queryOptions({
    queryKey: ['blog-post', slug],
    queryFn: ({ signal }) => http.get<PostDetail>(paths.api.blogPost(slug), { signal }),
  });
