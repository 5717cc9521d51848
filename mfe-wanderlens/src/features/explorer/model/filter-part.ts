import { type CityFilters } from './filters';

/** The props of each part of the filter form. */
export interface FilterPartProps {
  filters: CityFilters;
  /** Returns the setter of a filter by its name in the address. An empty text clears the filter. */
  choose: (key: keyof CityFilters) => (value: string) => void;
}
