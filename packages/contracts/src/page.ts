/** The meaning of an inexact total: an estimate (`about`), or a lower bound (`over`). */
export type TotalIs = 'about' | 'over';

/** One page of a keyset-paginated list. Pass `nextKey` as `after` to get the next page; null at the end. */
export interface Page<T> {
  items: T[];
  nextKey: string | null;
  /** The number of all matching rows. */
  total: number;
  /** Absent if the total is exact, as in any table of ordinary size. */
  totalIs?: TotalIs;
}
