import { paths, type PostTag } from '@wanderwork/contracts';
import { cacheTimes, http, storedQuery } from '@wanderwork/platform';

/** What the newest articles are about. */
export const tagsQuery = storedQuery({
  queryKey: ['library', 'tags'],
  queryFn: ({ signal }) => http.get<PostTag[]>(paths.api.libraryTags(), { signal }),
  freshFor: cacheTimes.blogPosts,
});
