import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import { toQuery, readFilters, type LibraryFilters } from './library-filters';

/** The filters that stand in the address, and the way to change them. Typing leaves no trail in the history. */
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
