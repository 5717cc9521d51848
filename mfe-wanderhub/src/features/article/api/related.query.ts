import { queryOptions } from '@tanstack/react-query';
import { paths, type PostCard } from '@wanderwork/contracts';
import { http } from '@wanderwork/platform';

/** What to read after an article: near by its cities, its subjects and its words. */
export const relatedQuery = (slugOrId: string) =>
  queryOptions({
    queryKey: ['related-posts', slugOrId],
    queryFn: ({ signal }) => http.get<PostCard[]>(paths.api.relatedPosts(slugOrId), { signal }),
  });
