import { paths, type PostCard } from '@wanderwork/contracts';
import { cacheTimes, http, storedQuery } from '@wanderwork/platform';

export const HOME_POSTS = 3;

/** The newest posts for the home page, which reads them on its own clock of five minutes. */
export const latestPostsQuery = storedQuery({
  queryKey: ['blog-posts', 'home'],
  queryFn: ({ signal }) =>
    http.get<PostCard[]>(paths.api.blogPosts(), { query: { view: 'card', limit: HOME_POSTS }, signal }),
  freshFor: cacheTimes.homeBlogPosts,
});
