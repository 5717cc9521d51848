import { useSearchParams } from 'react-router-dom';

export type Filters = Record<string, string>;

/** The filters of a list, kept in the URL so that a result can be bookmarked, shared and left with the back button. */
export const useFilters = (names: readonly string[]) => {
  const [params, setParams] = useSearchParams();
  const filters: Filters = Object.fromEntries(
    names.flatMap((name) => {
      const value = params.get(name);
      return value ? [[name, value]] : [];
    }),
  );
  /** Sets a filter; an empty value removes it. */
  const change = (name: string, value: string) =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        if (value) after.set(name, value);
        else after.delete(name);
        return after;
      },
      { replace: true, preventScrollReset: true },
    );
  return { filters, isFiltered: Object.keys(filters).length > 0, change };
};
