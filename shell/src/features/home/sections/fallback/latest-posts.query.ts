import { paths, storedPostLists, type PostCard } from '@wanderwork/contracts';
import { cacheTimes, http, isListOf, createStoredQuery } from '@wanderwork/platform';
import { isPostCard } from '../../../../shared/is-post-card';

const HOME_POSTS = 3;

/** The same query as in WanderHub, so that both share the stored answer. */
export const latestPostsQuery = createStoredQuery({
  queryKey: storedPostLists.home,
  queryFn: ({ signal }) =>
    http.get<PostCard[]>(paths.api.blogPosts(), { query: { view: 'card', limit: HOME_POSTS }, signal }),
  isValid: isListOf(isPostCard),
  freshFor: cacheTimes.homeBlogPosts,
});
