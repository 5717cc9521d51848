import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import { toQuery, readFilters, type LibraryFilters } from './library-filters';

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
