import { postCategoryOf, postCategorySlug, type PostCategory } from '@wanderwork/contracts';

/** What the library is narrowed to. */
export interface LibraryFilters {
  q: string;
  category: PostCategory | null;
  tag: string | null;
}

/** The API takes no more words than so many letters. */
export const MAX_SEARCH_LENGTH = 200;
/** No subject has a longer name; what is cut to it is one that nobody wrote about. */
const MAX_TAG_LENGTH = 30;

/** Cut between letters, never through one. */
const truncate = (text: string, maxLength: number): string => [...text].slice(0, maxLength).join('');

export const readFilters = (params: URLSearchParams): LibraryFilters => ({
  q: truncate(params.get('q')?.trim() ?? '', MAX_SEARCH_LENGTH).trim(),
  category: postCategoryOf(params.get('category')),
  tag: truncate(params.get('tag') ?? '', MAX_TAG_LENGTH) || null,
});

/** The filters as they stand in an address, and in a question to the server. */
export const toQuery = ({ q, category, tag }: LibraryFilters): Record<string, string> => ({
  ...(q !== '' && { q }),
  ...(category && { category: postCategorySlug(category) }),
  ...(tag && { tag }),
});

/** Whether nothing is left out. */
export const isUnfiltered = (filters: LibraryFilters): boolean => Object.keys(toQuery(filters)).length === 0;
