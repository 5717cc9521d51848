import { postCategoryOf, postCategorySlug, type PostCategory } from '@wanderwork/contracts';

/** What the library is narrowed to. */
export interface LibraryFilters {
  q: string;
  category: PostCategory | null;
  tag: string | null;
}

export const readFilters = (params: URLSearchParams): LibraryFilters => ({
  q: params.get('q')?.trim() ?? '',
  category: postCategoryOf(params.get('category')),
  tag: params.get('tag') || null,
});

/** The filters as they stand in an address, and in a question to the server. */
export const asQuery = ({ q, category, tag }: LibraryFilters): Record<string, string> => ({
  ...(q !== '' && { q }),
  ...(category && { category: postCategorySlug(category) }),
  ...(tag && { tag }),
});

/** Whether nothing is left out. */
export const isWhole = (filters: LibraryFilters): boolean => Object.keys(asQuery(filters)).length === 0;
