import { type CitySort } from '@wanderwork/contracts';
import { lazyRetry } from '@wanderwork/platform';
import { Skeleton } from '@wanderwork/ui';
import { Suspense } from 'react';
import { type CityFilters } from '../model/filters';
import { type View } from '../model/view';
import { CityGrid } from './city-grid';
import { type Result } from './use-result';

// The grid is the default view. The code of the other views loads on demand.
const CityTable = lazyRetry(() => import('./city-table'));
const CityMap = lazyRetry(() => import('./map/city-map'));

interface Props {
  view: View;
  result: Result;
  filters: CityFilters;
  onSort: (sort: CitySort) => void;
}

/** The result as cards, map or table. */
export const CitiesView = ({ view, result, filters, onSort }: Props) => {
  if (view === 'grid') return <CityGrid result={result} />;
  return (
    <Suspense fallback={<Skeleton $height="70dvh" />}>
      {view === 'map' ? (
        <CityMap result={result} />
      ) : (
        <CityTable result={result} sort={getShownSort(filters, result)} onSort={onSort} />
      )}
    </Suspense>
  );
};

/** The column the table is sorted by; null for an order that is no column. */
const getShownSort = ({ sort }: CityFilters, { order, reading }: Result): CitySort | null => {
  if (order) return null;
  return sort === 'irex' && reading && reading.ranking.by !== 'irex' ? null : sort;
};
