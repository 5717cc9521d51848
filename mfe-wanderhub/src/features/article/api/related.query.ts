import { queryOptions } from '@tanstack/react-query';
import { paths, type PostCard } from '@wanderwork/contracts';
import { http } from '@wanderwork/platform';

/** Related articles by cities, tags and text. */
export const relatedQuery = (slugOrId: string) =>
  queryOptions({
    queryKey: ['related-posts', slugOrId],
    queryFn: ({ signal }) => http.get<PostCard[]>(paths.api.relatedPosts(slugOrId), { signal }),
  });
