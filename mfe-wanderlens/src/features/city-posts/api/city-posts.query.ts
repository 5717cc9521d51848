import { queryOptions } from '@tanstack/react-query';
import { paths, type PostCard } from '@wanderwork/contracts';
import { http } from '@wanderwork/platform';

/** As many as stand beside a city. */
const MAX_POSTS = 3;

/** The newest posts that are about a city. */
export const cityPostsQuery = (slug: string) =>
  queryOptions({
    queryKey: ['city', slug, 'posts'],
    queryFn: ({ signal }) =>
      http.get<PostCard[]>(paths.api.blogPosts(), {
        query: { city: slug, view: 'card', limit: MAX_POSTS },
        signal,
      }),
  });
