import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { afterPaint } from '../../../shared/after-paint';
import { askForFrame } from '../../../shared/ask-for-frame';
import { withoutCondition, type ConditionKey } from './conditions';
import { readFilters, withFilters, withoutFilters, writeFilters, type CityFilters } from './filters';

const options = { preventScrollReset: true };
const textOf = (filters: CityFilters): string => new URLSearchParams(writeFilters(filters)).toString();

/**
 * The filters live in the address, so that a result can be shared, kept and left by the back button. The list follows
 * the hand first, and the address the list: it is written once the new order is on the screen.
 */
export const useCityFilters = () => {
  const [params, setParams] = useSearchParams();
  const written = useMemo(() => readFilters(params), [params]);
  const address = useMemo(() => textOf(written), [written]);
  const [filters, setFilters] = useState(written);
  const known = useRef(address);

  // The address changed elsewhere (a link, the back button): the filters follow. Their own words they do not take back.
  useEffect(() => {
    if (address === known.current) return;
    known.current = address;
    setFilters(written);
  }, [address, written]);

  const write = useEffectEvent((next: string) => {
    known.current = next;
    setParams((before) => withFilters(before, filters), options);
  });
  // By the filters alone: the router's setter is another one at each address, and going back would write the old ones again.
  useEffect(() => {
    const next = textOf(filters);
    if (next === known.current) return;
    return afterPaint(() => write(next));
  }, [filters]);

  const change = useCallback((part: Partial<CityFilters>) => {
    askForFrame();
    setFilters((before) => ({ ...before, ...part }));
  }, []);

  /** Other words are another search: what was taken back of the old one is forgotten. */
  const search = useCallback((q: string) => change({ q, without: [] }), [change]);

  const drop = useCallback((key: ConditionKey) => setFilters((before) => withoutCondition(before, key)), []);

  /** Takes one wish of the search back. */
  const takeBack = useCallback(
    (id: string) => setFilters((before) => ({ ...before, without: [...before.without, id] })),
    [],
  );

  const clear = useCallback(() => setFilters(withoutFilters), []);

  return { filters, change, search, drop, takeBack, clear };
};
