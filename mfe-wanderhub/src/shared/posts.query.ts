import { paths, storedPostLists, type PostCard } from '@wanderwork/contracts';
import { cacheTimes, http, isListOf, createStoredQuery } from '@wanderwork/platform';
import { isPostCard } from './is-post-card';

/** All posts as cards, newest first; stored in the browser for half an hour. */
export const postsQuery = createStoredQuery({
  queryKey: storedPostLists.cards,
  queryFn: ({ signal }) => http.get<PostCard[]>(paths.api.blogPosts(), { query: { view: 'card' }, signal }),
  isValid: isListOf(isPostCard),
  freshFor: cacheTimes.blogPosts,
});
