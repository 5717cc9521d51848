import { paths, storedPostLists, type PostCard } from '@wanderwork/contracts';
import { cacheTimes, http, isListOf, storedQuery } from '@wanderwork/platform';
import { isPostCard } from '../../../../shared/is-post-card';

const HOME_POSTS = 3;

/** The same answer that WanderHub asks for, so that what one of them kept serves the other. */
export const latestPostsQuery = storedQuery({
  queryKey: storedPostLists.home,
  queryFn: ({ signal }) =>
    http.get<PostCard[]>(paths.api.blogPosts(), { query: { view: 'card', limit: HOME_POSTS }, signal }),
  isValid: isListOf(isPostCard),
  freshFor: cacheTimes.homeBlogPosts,
});
