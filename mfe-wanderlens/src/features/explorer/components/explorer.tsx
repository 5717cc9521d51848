import { useInfiniteQuery } from '@tanstack/react-query';
import { Row, Stack, media } from '@wanderwork/ui';
import { useRef } from 'react';
import styled from 'styled-components';
import { readingOf, resultQuery } from '../api/result.query';
import { useCityFilters } from '../model/use-city-filters';
import { AllowanceLine } from './allowance-line';
import { ConditionChips } from './condition-chips';
import { FilterButton } from './filter-button';
import { FilterFields } from './filter-fields';
import { ReadingNotes } from './reading-notes';
import { Results } from './results';
import { SearchBox } from './search-box';
import { SortSelect } from './sort-select';

/** Search, filters and what fits them. Below desk width the filters wait in a drawer. */
export const Explorer = () => {
  const { filters, change, search, drop, takeBack } = useCityFilters();
  const cities = useInfiniteQuery(resultQuery(filters));
  const input = useRef<HTMLInputElement>(null);
  const reading = readingOf(cities.data?.pages ?? [], filters);
  const fields = <FilterFields filters={filters} onChange={change} />;
  return (
    <Stack $gap={5}>
      <Stack>
        <SearchBox q={filters.q} onSearch={search} input={input} />
        <ConditionChips
          filters={filters}
          wishes={reading?.understood ?? []}
          onDrop={drop}
          onTakeBack={takeBack}
          input={input}
        />
        {reading && <ReadingNotes reading={reading} />}
        {filters.q && <AllowanceLine q={filters.q} counted={reading !== null} />}
      </Stack>
      <Layout>
        <Rail aria-label="Filters">{fields}</Rail>
        <Results
          filters={filters}
          cities={cities}
          onDrop={drop}
          onTakeBack={takeBack}
          tools={
            <Row>
              <FilterButton>{fields}</FilterButton>
              <SortSelect
                sort={filters.sort}
                usual={reading?.ranking.label ?? null}
                onSort={(sort) => change({ sort })}
              />
            </Row>
          }
        />
      </Layout>
    </Stack>
  );
};

const Layout = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s6);

  ${media.desk} {
    grid-template-columns: 260px minmax(0, 1fr);
  }
`;

const Rail = styled.section`
  align-self: start;
  position: sticky;
  top: 88px;

  ${media.belowDesk} {
    display: none;
  }
`;
