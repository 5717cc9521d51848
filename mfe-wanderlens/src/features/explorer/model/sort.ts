import { type CitySort } from '@wanderwork/contracts';

/** What decides the order. `sort`: the one that the address names. */
interface SortFilters {
  sort: CitySort | null;
  q: string;
}

const KEY = 'wanderwork_sort';

/** Whether the reader prefers the best score of the whole year to the one of this month, in this browser. */
const storedSort = {
  read: (): CitySort => {
    try {
      return localStorage.getItem(KEY) === 'irex' ? 'irex' : 'now';
    } catch {
      return 'now';
    }
  },
  save: (sort: 'irex' | 'now'): void => {
    try {
      if (sort === 'irex') localStorage.setItem(KEY, sort);
      else localStorage.removeItem(KEY);
    } catch {
      // The address still names the order.
    }
  },
};

const isRanking = (sort: CitySort | null): sort is 'irex' | 'now' => sort === 'irex' || sort === 'now';

/** The order of the list: the one in the address, else the own order of a search, else the reader's preference. */
export const getSort = ({ sort, q }: SortFilters): CitySort => sort ?? (q ? 'irex' : storedSort.read());

/** The filters after the reader chose an order. A ranking is remembered. In a search, `irex` means its own order. */
export const chooseSort = ({ q }: SortFilters, sort: CitySort): Pick<SortFilters, 'sort'> => {
  if (q) return { sort: sort === 'irex' ? null : sort };
  if (isRanking(sort)) storedSort.save(sort);
  return { sort };
};

/** The filters of a new query, which has its own ranking. A chosen column stays. */
export const chooseQuery = ({ sort }: SortFilters, q: string): SortFilters => ({
  q,
  sort: isRanking(sort) ? null : sort,
});
