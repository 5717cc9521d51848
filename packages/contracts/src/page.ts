/** One page of a keyset-paginated list. `nextKey` goes back as `after`; null at the end. */
export interface Page<T> {
  items: T[];
  nextKey: string | null;
  /** How many rows match in all. */
  total: number;
}
