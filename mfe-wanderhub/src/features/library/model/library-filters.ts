import { findPostCategory, toPostCategorySlug, type PostCategory } from '@wanderwork/contracts';
import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';

/** The filters of the library. */
export interface LibraryFilters {
  q: string;
  category: PostCategory | null;
  tag: string | null;
}

/** The limit of the API, in characters. */
export const MAX_SEARCH_LENGTH = 200;
/** The longest tag, in characters. */
const MAX_TAG_LENGTH = 30;

/** Truncates by code point, so that no surrogate pair is split. */
const truncate = (text: string, maxLength: number): string => [...text].slice(0, maxLength).join('');

/** One line of text. The API refuses control characters and line separators. */
const toOneLine = (text: string | null): string =>
  (text ?? '').replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();

export const readFilters = (params: URLSearchParams): LibraryFilters => ({
  q: truncate(toOneLine(params.get('q')), MAX_SEARCH_LENGTH).trim(),
  category: findPostCategory(params.get('category')),
  tag: truncate(toOneLine(params.get('tag')), MAX_TAG_LENGTH).trim() || null,
});

/** The filters as query parameters, for the URL and for the API. */
export const toQuery = ({ q, category, tag }: LibraryFilters): Record<string, string> => ({
  ...(q !== '' && { q }),
  ...(category && { category: toPostCategorySlug(category) }),
  ...(tag && { tag }),
});

/** Whether no filter is set. */
export const isUnfiltered = (filters: LibraryFilters): boolean => Object.keys(toQuery(filters)).length === 0;

/** Filters stored in the URL. Typing replaces the history entry instead of adding one. */
export const useLibraryFilters = () => {
  const [params, setParams] = useSearchParams();
  const change = useCallback(
    (next: Partial<LibraryFilters>) =>
      setParams((now) => toQuery({ ...readFilters(now), ...next }), {
        preventScrollReset: true,
        replace: next.q !== undefined,
      }),
    [setParams],
  );
  return { filters: readFilters(params), change };
};
