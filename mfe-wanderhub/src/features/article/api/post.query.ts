import { queryOptions } from '@tanstack/react-query';
import { paths, type PostDetail, type PostCard, type LibraryPage } from '@wanderwork/contracts';
import { http } from '@wanderwork/platform';

export const postQuery = (slugOrId: string) =>
  queryOptions({
    queryKey: ['blog-post', slugOrId],
    queryFn: ({ signal }) => http.get<PostDetail>(paths.api.blogPost(slugOrId), { signal }),
  });

/** Related articles by cities, tags and text. */
export const relatedQuery = (slugOrId: string) =>
  queryOptions({
    queryKey: ['related-posts', slugOrId],
    queryFn: ({ signal }) => http.get<PostCard[]>(paths.api.relatedPosts(slugOrId), { signal }),
  });

const MAX_RESULTS = 3;

/** Guides that match the words of an unknown article address. */
export const similarPostsQuery = (words: string) =>
  queryOptions({
    queryKey: ['guides-near', words],
    queryFn: ({ signal }) =>
      http.get<LibraryPage>(paths.api.library(), { query: { q: words, limit: String(MAX_RESULTS) }, signal }),
    enabled: words !== '',
  });
