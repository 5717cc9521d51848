import { type CitySort } from '@wanderwork/contracts';
import { BelowHeading, lazyRetry, RetryBoundary } from '@wanderwork/platform';
import { ErrorCard, Stack, VisuallyHidden, media } from '@wanderwork/ui';
import { Suspense, type ReactNode } from 'react';
import styled from 'styled-components';
import { type ConditionKey } from '../model/conditions';
import { findDailyLimit } from '../../../shared/daily-limit';
import { type CityFilters } from '../model/filters';
import { getQueryErrorMessage } from '../api/result.query';
import { type View } from '../model/view';
import { CitiesView } from './cities-view';
import { GridSkeleton } from './city-grid';
import { FewResults, ResultCount } from './result-count';
import { useOwnOrder, type Result } from './use-result';

// Below the list.
const ResultsKey = lazyRetry(() => import('./results-key'));
// Rare states, loaded when they occur.
const SearchRefused = lazyRetry(() => import(/* webpackChunkName: 'rare-results' */ './search-refused'));
const NoResults = lazyRetry(() => import(/* webpackChunkName: 'rare-results' */ './no-results'));
const PartialResult = lazyRetry(() => import(/* webpackChunkName: 'rare-results' */ './partial-result'));

interface Props {
  filters: CityFilters;
  view: View;
  result: Result;
  onSort: (sort: CitySort) => void;
  onDrop: (markKey: ConditionKey) => void;
  onExclude: (id: string) => void;
  /** The controls for filters, order and view. */
  tools: ReactNode;
  /** The removable conditions, beside the count. */
  conditions: ReactNode;
  /** The notes on the query and the searches left today. */
  notes: ReactNode;
}

/** The result in each of its states: loading, failed, empty, available. */
export const Results = (props: Props) => {
  const { filters, view, result: published, onSort, onDrop, onExclude, tools, conditions, notes } = props;
  const result = useOwnOrder(published);
  const { cities, found } = result;
  const narrowest = result.reading?.narrowest;

  // The controls stay available, whatever happens to the list.
  if (result.failed)
    return (
      <section aria-label="Result">
        <Head>
          {tools}
          <Found>{conditions}</Found>
          {notes}
        </Head>
        <SearchProblem result={result} onBrowse={() => onDrop('q')} />
      </section>
    );
  return (
    <section aria-label="Result" aria-busy={result.fetching}>
      <Head>
        {tools}
        <Found>
          <ResultCount found={found} foundIs={result.foundIs} />
          {conditions}
        </Found>
        {notes}
      </Head>
      <VisuallyHidden role="status">
        {result.order && cities[0] && `First in your order: ${cities[0].name}`}
      </VisuallyHidden>
      {result.allMissed && cities.length > 0 && (
        <RetryBoundary fallback={() => 'Some cities are missing.'}>
          <Suspense>
            <PartialResult shown={cities.length} hasOwnOrder={view !== 'map'} onTryAgain={result.allMissed} />
          </Suspense>
        </RetryBoundary>
      )}
      {/* The frame of the page comes whole with its heading; the cities, which take longest, in the moments after. */}
      <BelowHeading meanwhile={<GridSkeleton />}>
        {found === null && <GridSkeleton />}
        {found === 0 && (
          <LazyReason>
            <NoResults filters={filters} reading={result.reading} onDrop={onDrop} onExclude={onExclude} />
          </LazyReason>
        )}
        {found !== null && found > 0 && (
          <Faded $old={result.old}>
            {narrowest && <FewResults narrowest={narrowest} onExclude={onExclude} />}
            <CitiesView view={view} result={result} filters={filters} onSort={onSort} />
            <RetryBoundary fallback={() => null}>
              <Suspense>
                <ResultsKey />
              </Suspense>
            </RetryBoundary>
          </Faded>
        )}
      </BelowHeading>
    </section>
  );
};

/** No list: the daily searches are used up, the query is invalid, or loading failed. */
const SearchProblem = ({ result, onBrowse }: { result: Result; onBrowse: () => void }) => {
  const limit = findDailyLimit(result.error);
  const why = getQueryErrorMessage(result.error);
  if (!limit && !why) return <ListError onTryAgain={result.again} />;
  return (
    <div role="alert">
      <LazyReason>
        <SearchRefused limit={limit} reason={why} onBrowse={onBrowse} />
      </LazyReason>
    </div>
  );
};

/** Explains why there is no list. Says so if the explanation itself does not load. */
const LazyReason = ({ children }: { children: ReactNode }) => (
  <RetryBoundary
    fallback={(_error, retry) => (
      <ErrorCard onTryAgain={retry}>There are no results, and we couldn’t load the reason.</ErrorCard>
    )}
  >
    <Suspense fallback={<GridSkeleton />}>{children}</Suspense>
  </RetryBoundary>
);

const ListError = ({ onTryAgain }: { onTryAgain: () => void }) => (
  <ErrorCard onTryAgain={onTryAgain}>
    We couldn’t load the list. Your search and filters are safe: they’re in the page address.
  </ErrorCard>
);

const Head = styled(Stack)`
  margin-bottom: var(--s4);
`;

/** The height of a chip, so that the first chip moves nothing below. On phones the chips have their own line. */
const CHIP = '34px';

const Found = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s2) var(--s4);
  align-items: center;
  min-height: ${CHIP};
  margin-top: var(--s1);

  &:empty {
    display: none;
  }

  ${media.belowPhone} {
    display: grid;
    grid-template-columns: minmax(0, 1fr);

    > :last-child {
      min-height: ${CHIP};
    }
  }
`;

const Faded = styled.div<{ $old: boolean }>`
  opacity: ${({ $old }) => ($old ? 0.6 : 1)};
  transition: opacity var(--d2);
`;
