import { queryOptions } from '@tanstack/react-query';
import { paths, type BlogPost, type PostDetail } from '@wanderwork/contracts';
import { cacheTimes, http, storedQuery } from '@wanderwork/platform';

/** Kept in the browser: with the hub gone the network may be gone too. */
export const postsQuery = storedQuery({
  queryKey: ['blog-posts', 'fallback'],
  queryFn: ({ signal }) => http.get<BlogPost[]>(paths.api.blogPosts(), { signal }),
  freshFor: cacheTimes.blogPosts,
});

export const postQuery = (slug: string) =>
  queryOptions({
    queryKey: ['blog-post', slug],
    queryFn: ({ signal }) => http.get<PostDetail>(paths.api.blogPost(slug), { signal }),
  });
