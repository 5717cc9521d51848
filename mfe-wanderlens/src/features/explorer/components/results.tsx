import { useQuery, type InfiniteData, type UseInfiniteQueryResult } from '@tanstack/react-query';
import { DataMarkKey, ErrorCard, Row } from '@wanderwork/ui';
import { type ReactNode } from 'react';
import styled from 'styled-components';
import { readingOf, type ResultPage } from '../api/result.query';
import { heroQuery } from '../../../shared/hero.query';
import { type ConditionKey } from '../model/conditions';
import { dailyLimitOf } from '../model/daily-limit';
import { type CityFilters } from '../model/filters';
import { CityGrid } from './city-grid';
import { DayIsUsed } from './day-is-used';
import { GridSkeleton } from './grid-skeleton';
import { ResultCount } from './result-count';
import { Uncharted } from './uncharted';

interface Props {
  filters: CityFilters;
  cities: UseInfiniteQueryResult<InfiniteData<ResultPage>>;
  onDrop: (key: ConditionKey) => void;
  onTakeBack: (id: string) => void;
  /** What stands beside the count. */
  tools: ReactNode;
}

/** The list in each of its states: coming, failed, empty, there. */
export const Results = ({ filters, cities, onDrop, onTakeBack, tools }: Props) => {
  const { data: hero } = useQuery(heroQuery);
  const pages = cities.data?.pages ?? [];
  const found = pages[0]?.total ?? null;

  const limit = dailyLimitOf(cities.error);
  if (limit && pages.length === 0)
    return (
      <div role="alert">
        <DayIsUsed limit={limit} onBrowse={() => onDrop('q')} />
      </div>
    );
  if (cities.isError && pages.length === 0) return <Failed onTryAgain={() => void cities.refetch()} />;
  return (
    <section aria-label="Result" aria-busy={cities.isFetching}>
      <Head $justify="between">
        <ResultCount found={found} all={hero?.cities ?? null} />
        {tools}
      </Head>
      {found === null && <GridSkeleton />}
      {found === 0 && (
        <Uncharted
          filters={filters}
          reading={readingOf(pages, filters)}
          onDrop={onDrop}
          onTakeBack={onTakeBack}
        />
      )}
      {found !== null && found > 0 && (
        <Faded $old={cities.isPlaceholderData}>
          <CityGrid
            cities={pages.flatMap((page) => page.items)}
            hasMore={cities.hasNextPage}
            loadingMore={cities.isFetchingNextPage}
            onMore={() => void cities.fetchNextPage()}
          />
          <Key>
            <DataMarkKey />
          </Key>
        </Faded>
      )}
    </section>
  );
};

const Failed = ({ onTryAgain }: { onTryAgain: () => void }) => (
  <ErrorCard onTryAgain={onTryAgain}>
    Your search and your filters are safe: they stand in the address. The list itself could not be fetched.
  </ErrorCard>
);

const Head = styled(Row)`
  margin-bottom: var(--s4);
`;

const Faded = styled.div<{ $old: boolean }>`
  opacity: ${({ $old }) => ($old ? 0.6 : 1)};
  transition: opacity var(--d2);
`;

const Key = styled.div`
  margin-top: var(--s5);
`;
