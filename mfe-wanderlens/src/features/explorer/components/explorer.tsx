import { Row, Stack, media } from '@wanderwork/ui';
import styled from 'styled-components';
import { useCityFilters } from '../model/use-city-filters';
import { ConditionChips } from './condition-chips';
import { FilterButton } from './filter-button';
import { FilterFields } from './filter-fields';
import { Results } from './results';
import { SearchBox } from './search-box';
import { SortSelect } from './sort-select';

/** Search, filters and what fits them. Below desk width the filters wait in a drawer. */
export const Explorer = () => {
  const { filters, change, search, drop } = useCityFilters();
  const fields = <FilterFields filters={filters} onChange={change} />;
  return (
    <Stack $gap={5}>
      <Stack>
        <SearchBox q={filters.q} onSearch={search} />
        <ConditionChips filters={filters} onDrop={drop} />
      </Stack>
      <Layout>
        <Rail aria-label="Filters">{fields}</Rail>
        <Results
          filters={filters}
          onDrop={drop}
          tools={
            <Row>
              <FilterButton>{fields}</FilterButton>
              <SortSelect sort={filters.sort} onSort={(sort) => change({ sort })} />
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
