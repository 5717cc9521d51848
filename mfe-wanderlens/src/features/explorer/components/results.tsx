import { type CitySort, type CitySummary, type SearchAnswer } from '@wanderwork/contracts';
import { BelowHeading, HttpError, lazyRetry, RetryBoundary } from '@wanderwork/platform';
import { ErrorCard, Stack, VisuallyHidden, media } from '@wanderwork/ui';
import { Suspense, useMemo, type ReactNode } from 'react';
import styled from 'styled-components';
import { CardNoteContext } from '../../../shared/card-note';
import { type CityFilters, type ConditionKey } from '../model/filters';
import { type View } from '../model/view';
import { Answer, OfflineSearch } from './answer-code';
import { CitiesView } from './cities-view';
import { GridSkeleton } from './city-grid';
import { Optional } from '../../../shared/optional';
import { ResultCount } from './result-count';
import { useIdle } from './use-idle';
import { useOwnOrder, type Result } from './use-result';

// Below the list, so it waits until the browser is idle.
const ResultsKey = lazyRetry(() => import(/* webpackChunkName: 'small-parts' */ './results-key'));
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
  /** The controls for order, filters and view. */
  tools: ReactNode;
  /** How the cities are ranked. */
  rule: ReactNode;
  /** The removable conditions. */
  conditions: ReactNode;
  /** The notes on the query and the searches left today. */
  notes: ReactNode;
}

/** The result in each of its states: loading, failed, empty, available. */
export const Results = (props: Props) => {
  const { filters, view, result: published, answer, onDrop, tools, rule, conditions, notes } = props;
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
          <WithList>
            <Answer part="facts" slug={slug} answer={answer} />
          </WithList>
        )),
    [answer],
  );

  // The controls stay available, whatever happens to the list.
  if (result.failed)
    return (
      <section aria-label="Result">
        <Head>
          <Bar>{tools}</Bar>
          {conditions}
          {notes}
        </Head>
        <SearchProblem q={filters.q} result={result} onBrowse={() => onDrop('q')} />
      </section>
    );
  return (
    <section aria-label="Result" aria-busy={result.fetching}>
      <Head>
        <Bar>
          {!place && <ResultCount found={found} foundIs={result.foundIs} />}
          {tools}
        </Bar>
        <Under $hasRule={Boolean(rule)}>
          {rule}
          {conditions}
        </Under>
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

type ListProps = Omit<Props, 'tools' | 'rule' | 'conditions' | 'notes'> & {
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
          <WithList>
            <Answer part="top" answer={answer} listed={listed} onExclude={onExclude} />
          </WithList>
        )}
        {listed.length > 0 && (
          <CitiesView view={view} result={{ ...result, cities: listed }} filters={filters} onSort={onSort} />
        )}
        {answer?.near && (
          <WithList>
            <Answer part="near" near={answer.near} place={answer.place} listed={listed} />
          </WithList>
        )}
        <KeyWhenIdle />
      </Faded>
    </Suspense>
  );
};

const KeyWhenIdle = () =>
  useIdle() && (
    <Optional>
      <ResultsKey />
    </Optional>
  );

/** No list: the daily searches are used up, the query is invalid, or loading failed. */
const SearchProblem = ({ q, result, onBrowse }: { q: string; result: Result; onBrowse: () => void }) => {
  const listError = <ListError onTryAgain={result.again} />;
  if (q && !navigator.onLine)
    return (
      <RetryBoundary fallback={() => listError}>
        <Suspense fallback={<GridSkeleton />}>
          <OfflineSearch q={q}>{listError}</OfflineSearch>
        </Suspense>
      </RetryBoundary>
    );
  if (!q || !(result.error instanceof HttpError)) return listError;
  return (
    <LazyReason>
      <SearchRefused error={result.error} onBrowse={onBrowse}>
        {listError}
      </SearchRefused>
    </LazyReason>
  );
};

/** Leaves out what does not load, and waits for it together with the list. */
const WithList = ({ children }: { children: ReactNode }) => (
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

const Head = styled(Stack).attrs({ $gap: 2 })`
  margin-bottom: var(--s4);
`;

/** The number of matches, and at the end of the line the controls. On phones the order stays beside the number. */
const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s2) var(--s3);
  align-items: center;

  > h2 {
    flex: 1 1 auto;
  }

  > :last-child {
    margin-inline-start: auto;
  }

  ${media.belowDesktop} {
    column-gap: var(--s2);

    && button {
      padding-inline: 10px;
    }
  }
`;

/**
 * How the cities are ranked, and the conditions. It is as high as one line of chips, so that the first chip moves nothing
 * below; on phones as high as the short rule with the chips under it, which the long rule needs anyway.
 */
const Under = styled.div<{ $hasRule: boolean }>`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s2) var(--s4);
  align-items: center;
  min-height: 34px;

  ${media.belowPhone} {
    align-content: start;
    min-height: ${({ $hasRule }) => ($hasRule ? 'calc(34px + var(--s2) + 1.5rem)' : '34px')};
  }
`;

const Faded = styled.div<{ $old: boolean }>`
  opacity: ${({ $old }) => ($old ? 0.6 : 1)};
  transition: opacity var(--d2);
`;
