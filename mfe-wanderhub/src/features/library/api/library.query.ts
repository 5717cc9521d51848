import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import { paths, STORED_LIBRARY, type LibraryPage, type PostTag } from '@wanderwork/contracts';
import {
  cacheTimes,
  hasFields,
  http,
  readStored,
  writeStored,
  isListOf,
  createStoredQuery,
} from '@wanderwork/platform';
import { isPostCard } from '../../../shared/is-post-card';
import { toQuery, isUnfiltered, type LibraryFilters } from '../model/library-filters';

const isPage = hasFields<LibraryPage>({ items: 'array', total: 'number' });

const isLibraryPage = (value: unknown): value is LibraryPage =>
  isPage(value) && value.items.every(isPostCard);

/** The first page of the whole library outlives the page. */
const readFirstPage = () => readStored(STORED_LIBRARY, isLibraryPage);

const readInitialData = () => {
  const page = readFirstPage()?.data;
  return page && { pages: [page], pageParams: [null] };
};

/**
 * The library, page by page. The first unfiltered page is stored in the browser for half an hour and shown if the
 * server cannot be reached.
 */
export const libraryQuery = (filters: LibraryFilters) =>
  infiniteQueryOptions({
    queryKey: ['library', toQuery(filters)],
    queryFn: async ({ pageParam, signal }) => {
      const query = { ...toQuery(filters), after: pageParam };
      const page = await http.get<LibraryPage>(paths.api.library(), { query, signal });
      if (!isLibraryPage(page)) throw new TypeError('Unexpected data for the library');
      if (isUnfiltered(filters) && pageParam === null) writeStored(STORED_LIBRARY, page);
      return page;
    },
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextKey,
    placeholderData: keepPreviousData,
    staleTime: cacheTimes.blogPosts,
    ...(isUnfiltered(filters) && {
      initialData: readInitialData,
      initialDataUpdatedAt: () => readFirstPage()?.timestamp,
      meta: { storedAs: STORED_LIBRARY },
    }),
  });

/** The most frequent tags of the newest articles. */
export const tagsQuery = createStoredQuery({
  queryKey: ['library', 'tags'],
  queryFn: ({ signal }) => http.get<PostTag[]>(paths.api.libraryTags(), { signal }),
  isValid: isListOf(hasFields<PostTag>({ tag: 'string', posts: 'number' })),
  freshFor: cacheTimes.blogPosts,
});
