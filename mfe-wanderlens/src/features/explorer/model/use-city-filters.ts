import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { type CitySort } from '@wanderwork/contracts';
import { useSearchParams } from 'react-router-dom';
import { runAfterPaint, requestEarlyFrame } from '../../../shared/run-after-paint';
import {
  applyFilters,
  clearFilters,
  readFilters,
  removeCondition,
  writeFilters,
  type CityFilters,
  type ConditionKey,
} from './filters';
import { chooseQuery, chooseSort } from './sort';

const options = { preventScrollReset: true };
const toQueryString = (filters: CityFilters): string => new URLSearchParams(writeFilters(filters)).toString();

/**
 * The filters are in the address, so that a result can be shared and the back button works. The list updates first;
 * the address is written after the new order is painted.
 */
export const useCityFilters = () => {
  const [params, setParams] = useSearchParams();
  const addressFilters = useMemo(() => readFilters(params), [params]);
  const address = useMemo(() => toQueryString(addressFilters), [addressFilters]);
  const [filters, setFilters] = useState(addressFilters);
  const lastAddress = useRef(address);

  // The address changed elsewhere (a link, the back button): update the filters. Changes written by this hook are
  // ignored.
  useEffect(() => {
    if (address === lastAddress.current) return;
    lastAddress.current = address;
    setFilters(addressFilters);
  }, [address, addressFilters]);

  const writeAddress = useEffectEvent((next: string) => {
    lastAddress.current = next;
    setParams((before) => applyFilters(before, filters), options);
  });
  // Depends on the filters alone: the router's setter changes with each address, so that going back would write the
  // old filters again.
  useEffect(() => {
    const next = toQueryString(filters);
    if (next === lastAddress.current) return;
    return runAfterPaint(() => writeAddress(next));
  }, [filters]);

  const change = useCallback((part: Partial<CityFilters>) => {
    requestEarlyFrame();
    setFilters((before) => ({ ...before, ...part }));
  }, []);

  /** A new query forgets the removed conditions of the old one. */
  const search = useCallback((q: string) => {
    requestEarlyFrame();
    setFilters((before) => ({ ...before, ...chooseQuery(before, q), without: [] }));
  }, []);

  const sortBy = useCallback((sort: CitySort) => {
    requestEarlyFrame();
    setFilters((before) => ({ ...before, ...chooseSort(before, sort) }));
  }, []);

  const removeFilter = useCallback(
    (key: ConditionKey) => setFilters((before) => removeCondition(before, key)),
    [],
  );

  /** Removes one condition of the query. */
  const excludeCondition = useCallback(
    (id: string) => setFilters((before) => ({ ...before, without: [...before.without, id] })),
    [],
  );

  const clear = useCallback(() => setFilters(clearFilters), []);

  return { filters, change, search, sortBy, drop: removeFilter, takeBack: excludeCondition, clear };
};
