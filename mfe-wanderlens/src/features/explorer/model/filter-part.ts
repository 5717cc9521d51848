import { type CityFilters } from './filters';

/** What each part of the filters' form is given. */
export interface FilterPartProps {
  filters: CityFilters;
  /** A choice by its place in the address; an empty text asks nothing. */
  choose: (key: keyof CityFilters) => (value: string) => void;
}
