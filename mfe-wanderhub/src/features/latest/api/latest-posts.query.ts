import { paths, storedPostLists, type PostCard } from '@wanderwork/contracts';
import { cacheTimes, http, isListOf, createStoredQuery } from '@wanderwork/platform';
import { isPostCard } from '../../../shared/is-post-card';

export const HOME_POSTS = 3;

/** The newest posts for the home page, which reads them on its own clock of five minutes. */
export const latestPostsQuery = createStoredQuery({
  queryKey: storedPostLists.home,
  queryFn: ({ signal }) =>
    http.get<PostCard[]>(paths.api.blogPosts(), { query: { view: 'card', limit: HOME_POSTS }, signal }),
  isValid: isListOf(isPostCard),
  freshFor: cacheTimes.homeBlogPosts,
});
