import { useSearchParams } from 'react-router-dom';

export type Filters = Record<string, string>;

/** The filters of a list stand in its address: a result can be kept, sent, and left by the back button. */
export const useFilters = (names: readonly string[]) => {
  const [params, setParams] = useSearchParams();
  const filters: Filters = Object.fromEntries(
    names.flatMap((name) => {
      const value = params.get(name);
      return value ? [[name, value]] : [];
    }),
  );
  /** An empty value takes the filter away. */
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
