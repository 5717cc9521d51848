import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { withoutCondition, type ConditionKey } from './conditions';
import { readFilters, writeFilters, type CityFilters } from './filters';

/** The filters live in the address, so that a result can be shared, kept and left by the back button. */
export const useCityFilters = () => {
  const [params, setParams] = useSearchParams();
  const filters = useMemo(() => readFilters(params), [params]);

  const change = useCallback(
    (part: Partial<CityFilters>) =>
      setParams((before) => writeFilters({ ...readFilters(before), ...part }), { preventScrollReset: true }),
    [setParams],
  );

  /** Typing changes the address in place: one search is one step back, not one a letter. */
  const search = useCallback(
    (q: string) =>
      setParams((before) => writeFilters({ ...readFilters(before), q }), {
        replace: true,
        preventScrollReset: true,
      }),
    [setParams],
  );

  const drop = useCallback(
    (key: ConditionKey) =>
      setParams((before) => writeFilters(withoutCondition(readFilters(before), key)), {
        preventScrollReset: true,
      }),
    [setParams],
  );

  return { filters, change, search, drop };
};
