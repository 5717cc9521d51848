import { type CitySort } from '@wanderwork/contracts';
import { BelowHeading, lazyRetry, RetryBoundary } from '@wanderwork/platform';
import { Banner, Button, DataMarkKey, ErrorCard, Stack, VisuallyHidden, media } from '@wanderwork/ui';
import { Suspense, type ReactNode } from 'react';
import styled from 'styled-components';
import { type ConditionKey } from '../model/conditions';
import { dailyLimitOf } from '../../../shared/daily-limit';
import { type CityFilters } from '../model/filters';
import { queryErrorMessage } from '../model/query-error-message';
import { type View } from '../model/view';
import { CitiesView } from './cities-view';
import { GridSkeleton } from './grid-skeleton';
import { FewResults } from './few-results';
import { ResultCount } from './result-count';
import { useOwnOrder, type Result } from './use-result';

// Rare states, whose code loads when they occur.
const SearchRefused = lazyRetry(() => import('./search-refused'));
const Uncharted = lazyRetry(() => import('./no-results'));

interface Props {
  filters: CityFilters;
  view: View;
  result: Result;
  onSort: (sort: CitySort) => void;
  onDrop: (key: ConditionKey) => void;
  onTakeBack: (id: string) => void;
  /** What filters, orders and shows the list. */
  tools: ReactNode;
  /** What is asked, each to be taken back: beside the count, whose line is as high without it. */
  asked: ReactNode;
  /** How the words were read, and what that leaves of the day. */
  notes: ReactNode;
}

/** The list in each of its states: coming, failed, empty, there. */
export const Results = (props: Props) => {
  const { filters, view, result: published, onSort, onDrop, onTakeBack, tools, asked, notes } = props;
  const result = useOwnOrder(published);
  const { cities, found } = result;
  const narrowest = result.reading?.narrowest;

  // What filters, orders and shows stays at hand, whatever came of the list.
  if (result.failed)
    return (
      <section aria-label="Result">
        <Head>
          {tools}
          <Found>{asked}</Found>
          {notes}
        </Head>
        <Refused result={result} onBrowse={() => onDrop('q')} />
      </section>
    );
  return (
    <section aria-label="Result" aria-busy={result.fetching}>
      <Head>
        {tools}
        <Found>
          <ResultCount found={found} foundIs={result.foundIs} />
          {asked}
        </Found>
        {notes}
      </Head>
      <VisuallyHidden role="status">
        {result.order && cities[0] && `First in your order: ${cities[0].name}`}
      </VisuallyHidden>
      {result.allMissed && cities.length > 0 && (
        <NotAll shown={cities.length} ordered={view !== 'map'} onTryAgain={result.allMissed} />
      )}
      {/* The frame of the page comes whole with its heading; the cities, which take longest, in the moments after. */}
      <BelowHeading meanwhile={<GridSkeleton />}>
        {found === null && <GridSkeleton />}
        {found === 0 && (
          <Explained>
            <Uncharted filters={filters} reading={result.reading} onDrop={onDrop} onTakeBack={onTakeBack} />
          </Explained>
        )}
        {found !== null && found > 0 && (
          <Faded $old={result.old}>
            {narrowest && <FewResults narrowest={narrowest} onTakeBack={onTakeBack} />}
            <CitiesView view={view} result={result} filters={filters} onSort={onSort} />
            {key}
          </Faded>
        )}
      </BelowHeading>
    </section>
  );
};

/** No list: the day's searches are used, the words cannot be searched, or it could not be fetched. */
const Refused = ({ result, onBrowse }: { result: Result; onBrowse: () => void }) => {
  const limit = dailyLimitOf(result.error);
  const why = queryErrorMessage(result.error);
  if (!limit && !why) return <Failed onTryAgain={result.again} />;
  return (
    <div role="alert">
      <Explained>
        <SearchRefused limit={limit} why={why} onBrowse={onBrowse} />
      </Explained>
    </div>
  );
};

/** Why there is no list. Should its code not load, the reason is missing, and said to be. */
const Explained = ({ children }: { children: ReactNode }) => (
  <RetryBoundary
    fallback={(_error, retry) => (
      <ErrorCard onTryAgain={retry}>There are no results, and we couldn’t load the reason.</ErrorCard>
    )}
  >
    <Suspense fallback={<GridSkeleton />}>{children}</Suspense>
  </RetryBoundary>
);

interface NotAllProps {
  shown: number;
  /** They were needed for an order of one's own; otherwise for the map. */
  ordered: boolean;
  onTryAgain: () => void;
}

/** A part is there, and all would be needed. */
const NotAll = ({ shown, ordered, onTryAgain }: NotAllProps) => (
  <Missed>
    <Banner
      tone="warn"
      role="alert"
      title="Some cities couldn’t be loaded."
      actions={
        <Button size="small" onClick={onTryAgain}>
          Try Again
        </Button>
      }
    >
      {ordered
        ? 'Your preferences are safe. Cities stay in the published order until all are loaded.'
        : `The map shows the first ${shown} cities.`}
    </Banner>
  </Missed>
);

const Missed = styled.div`
  margin-bottom: var(--s4);
`;

const Failed = ({ onTryAgain }: { onTryAgain: () => void }) => (
  <ErrorCard onTryAgain={onTryAgain}>
    We couldn’t load the list. Your search and filters are safe: they’re in the page address.
  </ErrorCard>
);

const Head = styled(Stack)`
  margin-bottom: var(--s4);
`;

/** A chip's height: the first ones that come move nothing beneath. On a phone they have a line of their own. */
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

const Key = styled.div`
  margin-top: var(--s5);
`;

/** The same for every list, and made once. */
const key = (
  <Key>
    <DataMarkKey />
  </Key>
);
