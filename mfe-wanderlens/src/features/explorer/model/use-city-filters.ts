import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { runAfterPaint } from '../../../shared/run-after-paint';
import { requestEarlyFrame } from '../../../shared/request-early-frame';
import { removeCondition, type ConditionKey } from './conditions';
import { readFilters, applyFilters, clearFilters, writeFilters, type CityFilters } from './filters';

const options = { preventScrollReset: true };
const toQueryString = (filters: CityFilters): string => new URLSearchParams(writeFilters(filters)).toString();

/**
 * The filters live in the address, so that a result can be shared, kept and left by the back button. The list follows
 * the hand first, and the address the list: it is written once the new order is on the screen.
 */
export const useCityFilters = () => {
  const [params, setParams] = useSearchParams();
  const addressFilters = useMemo(() => readFilters(params), [params]);
  const address = useMemo(() => toQueryString(addressFilters), [addressFilters]);
  const [filters, setFilters] = useState(addressFilters);
  const lastAddress = useRef(address);

  // The address changed elsewhere (a link, the back button): the filters follow. Their own words they do not take back.
  useEffect(() => {
    if (address === lastAddress.current) return;
    lastAddress.current = address;
    setFilters(addressFilters);
  }, [address, addressFilters]);

  const writeAddress = useEffectEvent((next: string) => {
    lastAddress.current = next;
    setParams((before) => applyFilters(before, filters), options);
  });
  // By the filters alone: the router's setter is another one at each address, and going back would write the old ones again.
  useEffect(() => {
    const next = toQueryString(filters);
    if (next === lastAddress.current) return;
    return runAfterPaint(() => writeAddress(next));
  }, [filters]);

  const change = useCallback((part: Partial<CityFilters>) => {
    requestEarlyFrame();
    setFilters((before) => ({ ...before, ...part }));
  }, []);

  /** Other words are another search: what was taken back of the old one is forgotten. */
  const search = useCallback((q: string) => change({ q, without: [] }), [change]);

  const removeFilter = useCallback(
    (key: ConditionKey) => setFilters((before) => removeCondition(before, key)),
    [],
  );

  /** Takes one wish of the search back. */
  const excludeCondition = useCallback(
    (id: string) => setFilters((before) => ({ ...before, without: [...before.without, id] })),
    [],
  );

  const clear = useCallback(() => setFilters(clearFilters), []);

  return { filters, change, search, drop: removeFilter, takeBack: excludeCondition, clear };
};
