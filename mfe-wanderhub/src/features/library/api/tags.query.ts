import { paths, type PostTag } from '@wanderwork/contracts';
import { cacheTimes, hasFields, http, isListOf, createStoredQuery } from '@wanderwork/platform';

/** The most frequent tags of the newest articles. */
export const tagsQuery = createStoredQuery({
  queryKey: ['library', 'tags'],
  queryFn: ({ signal }) => http.get<PostTag[]>(paths.api.libraryTags(), { signal }),
  isValid: isListOf(hasFields<PostTag>({ tag: 'string', posts: 'number' })),
  freshFor: cacheTimes.blogPosts,
});
