import { type CitySort, type CitySummary, type SearchAnswer } from '@wanderwork/contracts';
import { BelowHeading, lazyRetry, RetryBoundary } from '@wanderwork/platform';
import { ErrorCard, Stack, VisuallyHidden, media } from '@wanderwork/ui';
import { Suspense, useEffect, useMemo, useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { CardNoteContext } from '../../../shared/card-note';
import { type ConditionKey } from '../model/conditions';
import { findDailyLimit } from '../../../shared/daily-limit';
import { runWhenIdle } from '../../../shared/run-when-idle';
import { type CityFilters } from '../model/filters';
import { getQueryErrorMessage } from '../api/result.query';
import { type View } from '../model/view';
import { Answer, OfflineSearch } from './answer-code';
import { CitiesView } from './cities-view';
import { GridSkeleton } from './city-grid';
import { ResultCount } from './result-count';
import { useOwnOrder, type Result } from './use-result';

// Below the list, so it waits until the browser is idle.
const ResultsKey = lazyRetry(() => import('./results-key'));
// Rare states, loaded when they occur.
const SearchRefused = lazyRetry(() => import(/* webpackChunkName: 'rare-results' */ './search-refused'));
const NoResults = lazyRetry(() => import(/* webpackChunkName: 'rare-results' */ './no-results'));
const PartialResult = lazyRetry(() => import(/* webpackChunkName: 'rare-results' */ './partial-result'));

interface Props {
  filters: CityFilters;
  view: View;
  result: Result;
  /** The answer of the search that is shown; while the next one loads, the previous one. Null without a search. */
  answer: SearchAnswer | null;
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
  const { filters, view, result: published, answer, onDrop, tools, conditions, notes } = props;
  const result = useOwnOrder(published);
  const { cities, found } = result;
  const place = answer?.place?.city.slug;
  // The answer shows its place already. On the map it stays.
  const listed = useMemo(
    () => (place === undefined || view === 'map' ? cities : cities.filter(({ slug }) => slug !== place)),
    [cities, place, view],
  );

  const describeCity = useMemo(
    () =>
      answer &&
      (({ slug }: CitySummary) =>
        answer.facts[slug] && (
          <Optional>
            <Answer part="facts" slug={slug} answer={answer} />
          </Optional>
        )),
    [answer],
  );

  // The controls stay available, whatever happens to the list.
  if (result.failed)
    return (
      <section aria-label="Result">
        <Head>
          {tools}
          <Found>{conditions}</Found>
          {notes}
        </Head>
        <SearchProblem q={filters.q} result={result} onBrowse={() => onDrop('q')} />
      </section>
    );
  return (
    <section aria-label="Result" aria-busy={result.fetching}>
      <Head>
        {tools}
        <Found>
          {!place && <ResultCount found={found} foundIs={result.foundIs} />}
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
        {found !== null && (
          <CardNoteContext value={describeCity}>
            <MatchingCities {...props} result={result} listed={listed} />
          </CardNoteContext>
        )}
      </BelowHeading>
    </section>
  );
};

type ListProps = Omit<Props, 'tools' | 'conditions' | 'notes'> & {
  /** The matches below the answer. */
  listed: CitySummary[];
};

/** What answers the search, the matches and the cities that come close. The list appears together with the answer. */
const MatchingCities = ({ filters, view, result, answer, listed, onSort, onDrop, onExclude }: ListProps) => {
  const { found, old } = result;
  if (found === 0 && !answer?.place && !answer?.near)
    return (
      <LazyReason>
        <NoResults filters={filters} reading={result.reading} onDrop={onDrop} onExclude={onExclude} />
      </LazyReason>
    );
  return (
    <Suspense fallback={<GridSkeleton />}>
      <Faded $old={old}>
        {answer && (
          <Optional>
            <Answer part="top" answer={answer} listed={listed} onExclude={onExclude} />
          </Optional>
        )}
        {listed.length > 0 && (
          <CitiesView view={view} result={{ ...result, cities: listed }} filters={filters} onSort={onSort} />
        )}
        {answer?.near && (
          <Optional>
            <Answer part="near" near={answer.near} place={answer.place} listed={listed} />
          </Optional>
        )}
        <KeyWhenIdle />
      </Faded>
    </Suspense>
  );
};

const KeyWhenIdle = () => {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => runWhenIdle(() => setIdle(true)), []);
  return (
    isIdle && (
      <Optional>
        <Suspense>
          <ResultsKey />
        </Suspense>
      </Optional>
    )
  );
};

/** No list: the daily searches are used up, the query is invalid, or loading failed. */
const SearchProblem = ({ q, result, onBrowse }: { q: string; result: Result; onBrowse: () => void }) => {
  const limit = findDailyLimit(result.error);
  const why = getQueryErrorMessage(result.error);
  const listError = <ListError onTryAgain={result.again} />;
  if (q && !navigator.onLine)
    return (
      <RetryBoundary fallback={() => listError}>
        <Suspense fallback={<GridSkeleton />}>
          <OfflineSearch q={q}>{listError}</OfflineSearch>
        </Suspense>
      </RetryBoundary>
    );
  if (!limit && !why) return listError;
  return (
    <div role="alert">
      <LazyReason>
        <SearchRefused limit={limit} reason={why} onBrowse={onBrowse} />
      </LazyReason>
    </div>
  );
};

/** Leaves out what does not load. */
const Optional = ({ children }: { children: ReactNode }) => (
  <RetryBoundary fallback={() => null}>{children}</RetryBoundary>
);

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
