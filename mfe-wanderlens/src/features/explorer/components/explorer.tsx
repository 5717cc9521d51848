import { Row, Segmented, Stack, media, type IconName } from '@wanderwork/ui';
import { useRef, type ReactNode } from 'react';
import styled from 'styled-components';
import { type OwnOrder } from '../../../shared/own-order';
import { useCityFilters } from '../model/use-city-filters';
import { useView, type View } from '../model/view';
import { AllowanceLine } from './allowance-line';
import { ConditionChips } from './condition-chips';
import { FilterButton } from './filter-button';
import { FilterFields } from './filter-fields';
import { ReadingNotes } from './reading-notes';
import { Results } from './results';
import { SearchBox } from './search-box';
import { SortSelect } from './sort-select';
import { useResult } from './use-result';

interface Props {
  /** An order of the reader's own: its scores, the place where it is set, what opens that, and news about it. */
  own?: { order: OwnOrder | null; rail: ReactNode; tool: ReactNode; notice: ReactNode };
}

const viewOptions: { value: View; label: string; icon: IconName }[] = [
  { value: 'grid', label: 'Grid', icon: 'layout-grid' },
  { value: 'map', label: 'Map', icon: 'map' },
  { value: 'table', label: 'Table', icon: 'table-2' },
];

const none = { order: null, rail: null, tool: null, notice: null };

/** Search, filters and what fits them. Below desk width the filters wait in a drawer. */
export const Explorer = ({ own = none }: Props) => {
  const { filters, change, search, drop, takeBack, clear } = useCityFilters();
  const [view, show] = useView();
  const result = useResult(filters, view, own.order);
  const input = useRef<HTMLInputElement>(null);
  const { reading } = result;
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
          onClear={clear}
          input={input}
        />
        {reading && <ReadingNotes reading={reading} />}
        {filters.q && <AllowanceLine q={filters.q} counted={reading !== null} />}
      </Stack>
      {own.notice}
      <Layout>
        <Rail aria-label={own.rail ? 'Your IREX' : 'Filters'}>{own.rail ?? fields}</Rail>
        <Results
          filters={filters}
          view={view}
          result={result}
          onSort={(sort) => change({ sort })}
          onDrop={drop}
          onTakeBack={takeBack}
          tools={
            <Row>
              <FilterButton>{fields}</FilterButton>
              {own.tool}
              {own.order === null && (
                <SortSelect
                  sort={filters.sort}
                  usual={reading?.ranking.label ?? null}
                  onSort={(sort) => change({ sort })}
                />
              )}
              <Segmented label="View" options={viewOptions} value={view} onChange={show} />
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
  max-height: calc(100dvh - 104px);
  overflow-y: auto;
  overscroll-behavior: contain;
  scrollbar-width: thin;

  ${media.belowDesk} {
    display: none;
  }
`;
