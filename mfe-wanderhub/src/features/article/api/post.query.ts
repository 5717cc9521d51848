import { queryOptions } from '@tanstack/react-query';
import { paths, type PostDetail } from '@wanderwork/contracts';
import { http } from '@wanderwork/platform';

export const postQuery = (slugOrId: string) =>
  queryOptions({
    queryKey: ['blog-post', slugOrId],
    queryFn: ({ signal }) => http.get<PostDetail>(paths.api.blogPost(slugOrId), { signal }),
  });
