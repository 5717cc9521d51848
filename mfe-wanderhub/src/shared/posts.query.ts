import { paths, type PostCard } from '@wanderwork/contracts';
import { cacheTimes, http, storedQuery } from '@wanderwork/platform';

/** Every post as a card, newest first; kept in the browser for half an hour. */
export const postsQuery = storedQuery({
  queryKey: ['blog-posts', 'cards'],
  queryFn: ({ signal }) => http.get<PostCard[]>(paths.api.blogPosts(), { query: { view: 'card' }, signal }),
  freshFor: cacheTimes.blogPosts,
});
