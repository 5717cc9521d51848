/** How far a total goes that was not counted to the last: an estimate, or there are more than that. */
export type TotalIs = 'about' | 'over';

/** One page of a keyset-paginated list. `nextKey` goes back as `after`; null at the end. */
export interface Page<T> {
  items: T[];
  nextKey: string | null;
  /** How many rows match in all. */
  total: number;
  /** Left out where all were counted, as in any table of ordinary size. */
  totalIs?: TotalIs;
}
