import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { withoutCondition, type ConditionKey } from './conditions';
import { readFilters, withFilters, withoutFilters, type CityFilters } from './filters';

/** The filters live in the address, so that a result can be shared, kept and left by the back button. */
export const useCityFilters = () => {
  const [params, setParams] = useSearchParams();
  const filters = useMemo(() => readFilters(params), [params]);

  const setFilters = useCallback(
    (changed: (before: CityFilters) => CityFilters) =>
      setParams((before) => withFilters(before, changed(readFilters(before))), { preventScrollReset: true }),
    [setParams],
  );

  const change = useCallback(
    (part: Partial<CityFilters>) => setFilters((before) => ({ ...before, ...part })),
    [setFilters],
  );

  /** Other words are another search: what was taken back of the old one is forgotten. */
  const search = useCallback((q: string) => change({ q, without: [] }), [change]);

  const drop = useCallback(
    (key: ConditionKey) => setFilters((before) => withoutCondition(before, key)),
    [setFilters],
  );

  /** Takes one wish of the search back. */
  const takeBack = useCallback(
    (id: string) => setFilters((before) => ({ ...before, without: [...before.without, id] })),
    [setFilters],
  );

  const clear = useCallback(() => setFilters(withoutFilters), [setFilters]);

  return { filters, change, search, drop, takeBack, clear };
};
