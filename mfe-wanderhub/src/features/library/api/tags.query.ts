import { paths, type PostTag } from '@wanderwork/contracts';
import { cacheTimes, hasFields, http, isListOf, storedQuery } from '@wanderwork/platform';

/** What the newest articles are about. */
export const tagsQuery = storedQuery({
  queryKey: ['library', 'tags'],
  queryFn: ({ signal }) => http.get<PostTag[]>(paths.api.libraryTags(), { signal }),
  isValid: isListOf(hasFields<PostTag>({ tag: 'string', posts: 'number' })),
  freshFor: cacheTimes.blogPosts,
});
