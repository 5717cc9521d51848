import { useLayoutEffect, useMemo, useRef } from 'react';
import { readFilters, writeFilters, type CityFilters } from './filters';

/** The props of each part of the filter form. */
export interface FilterPartProps {
  filters: CityFilters;
  /** Returns the setter of a filter by its name in the address. An empty text clears the filter. */
  choose: (key: keyof CityFilters) => (value: string) => void;
}

/** The setters of the filters. They never change, so that a field only renders when its own value changes. */
export const useChoosers = (
  filters: CityFilters,
  onChange: (filters: CityFilters) => void,
): FilterPartProps['choose'] => {
  const latest = useRef({ filters, onChange });
  useLayoutEffect(() => void (latest.current = { filters, onChange }));
  return useMemo(() => {
    const createChooser = (key: keyof CityFilters) => (value: string) => {
      const query = { ...writeFilters(latest.current.filters), [key]: value };
      latest.current.onChange(readFilters(new URLSearchParams(query)));
    };
    const choosers = new Map<keyof CityFilters, (value: string) => void>();
    return (key) => {
      const chooser = choosers.get(key) ?? createChooser(key);
      choosers.set(key, chooser);
      return chooser;
    };
  }, []);
};
