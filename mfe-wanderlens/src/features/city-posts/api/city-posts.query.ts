import { queryOptions } from '@tanstack/react-query';
import { paths, type PostCard } from '@wanderwork/contracts';
import { http } from '@wanderwork/platform';

const MAX_POSTS = 3;

/** The newest posts about a city. */
export const cityPostsQuery = (slug: string) =>
  queryOptions({
    queryKey: ['city', slug, 'posts'],
    queryFn: ({ signal }) =>
      http.get<PostCard[]>(paths.api.blogPosts(), {
        query: { city: slug, view: 'card', limit: MAX_POSTS },
        signal,
      }),
  });
