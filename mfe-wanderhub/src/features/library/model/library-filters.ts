import { postCategoryOf, postCategorySlug, type PostCategory } from '@wanderwork/contracts';

/** What the library is narrowed to. */
export interface LibraryFilters {
  q: string;
  category: PostCategory | null;
  tag: string | null;
}

/** The API takes no more words than so many letters. */
export const LONGEST_SEARCH = 200;
/** No subject has a longer name; what is cut to it is one that nobody wrote about. */
const LONGEST_TAG = 30;

/** Cut between letters, never through one. */
const cut = (text: string, letters: number): string => [...text].slice(0, letters).join('');

export const readFilters = (params: URLSearchParams): LibraryFilters => ({
  q: cut(params.get('q')?.trim() ?? '', LONGEST_SEARCH).trim(),
  category: postCategoryOf(params.get('category')),
  tag: cut(params.get('tag') ?? '', LONGEST_TAG) || null,
});

/** The filters as they stand in an address, and in a question to the server. */
export const asQuery = ({ q, category, tag }: LibraryFilters): Record<string, string> => ({
  ...(q !== '' && { q }),
  ...(category && { category: postCategorySlug(category) }),
  ...(tag && { tag }),
});

/** Whether nothing is left out. */
export const isWhole = (filters: LibraryFilters): boolean => Object.keys(asQuery(filters)).length === 0;
