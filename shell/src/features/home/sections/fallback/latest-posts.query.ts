import { paths, type PostCard } from '@wanderwork/contracts';
import { cacheTimes, http, storedQuery } from '@wanderwork/platform';

const HOME_POSTS = 3;

/** The same answer that WanderHub asks for, so that what one of them kept serves the other. */
export const latestPostsQuery = storedQuery({
  queryKey: ['blog-posts', 'home'],
  queryFn: ({ signal }) =>
    http.get<PostCard[]>(paths.api.blogPosts(), { query: { view: 'card', limit: HOME_POSTS }, signal }),
  freshFor: cacheTimes.homeBlogPosts,
});
