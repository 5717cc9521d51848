import { useQuery } from '@tanstack/react-query';
import { type CitySort } from '@wanderwork/contracts';
import { DataMarkKey, ErrorCard, Row, VisuallyHidden } from '@wanderwork/ui';
import { type ReactNode } from 'react';
import styled from 'styled-components';
import { heroQuery } from '../../../shared/hero.query';
import { type ConditionKey } from '../model/conditions';
import { dailyLimitOf } from '../../../shared/daily-limit';
import { type CityFilters } from '../model/filters';
import { type View } from '../model/view';
import { CitiesView } from './cities-view';
import { DayIsUsed } from './day-is-used';
import { GridSkeleton } from './grid-skeleton';
import { ResultCount } from './result-count';
import { Uncharted } from './uncharted';
import { type Result } from './use-result';

interface Props {
  filters: CityFilters;
  view: View;
  result: Result;
  onSort: (sort: CitySort) => void;
  onDrop: (key: ConditionKey) => void;
  onTakeBack: (id: string) => void;
  /** What stands beside the count. */
  tools: ReactNode;
}

/** The list in each of its states: coming, failed, empty, there. */
export const Results = ({ filters, view, result, onSort, onDrop, onTakeBack, tools }: Props) => {
  const { cities, found } = result;
  const { data: hero } = useQuery(heroQuery);

  const limit = dailyLimitOf(result.error);
  if (limit && result.failed)
    return (
      <div role="alert">
        <DayIsUsed limit={limit} onBrowse={() => onDrop('q')} />
      </div>
    );
  if (result.failed) return <Failed onTryAgain={result.again} />;
  return (
    <section aria-label="Result" aria-busy={result.fetching}>
      <Head $justify="between">
        <ResultCount found={found} foundIs={result.foundIs} all={hero?.cities ?? null} />
        {tools}
      </Head>
      <VisuallyHidden role="status">
        {result.order && cities[0] && `Your first: ${cities[0].name}`}
      </VisuallyHidden>
      {found === null && <GridSkeleton />}
      {found === 0 && (
        <Uncharted filters={filters} reading={result.reading} onDrop={onDrop} onTakeBack={onTakeBack} />
      )}
      {found !== null && found > 0 && (
        <Faded $old={result.old}>
          <CitiesView view={view} result={result} filters={filters} onSort={onSort} />
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
