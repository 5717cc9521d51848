import { type CitySort } from '@wanderwork/contracts';
import { Caption, Stack, media, Button, Icon } from '@wanderwork/ui';
import { memo, useCallback, useEffect, useMemo, useRef, type ReactNode, Suspense, useState } from 'react';
import styled from 'styled-components';
import { lazyRetry, RetryBoundary } from '@wanderwork/platform';
import { useCityFilters } from '../model/use-city-filters';
import { useView } from '../model/view';
import { Answer, OfflineSearch, preload } from './answer-code';
import { ConditionChips } from './condition-chips';
import { FilterFields } from './filter-fields';
import { Results } from './results';
import { SearchBox } from './search-box';
import { SortSelect } from './sort-select';
import { usePreviousReading, useResult } from './use-result';
import { ViewSwitch } from './view-switch';

const AllowanceLine = lazyRetry(() => import('./allowance-line'));
const CitiesDrawer = lazyRetry(() => import('../../../shared/cities-drawer'));

/** Opens the filters in a drawer on narrow screens. */
const FilterButton = ({ children }: { children: ReactNode }) => {
  const [open, setOpen] = useState(false);
  const [hasOpened, setWanted] = useState(false);
  const show = () => {
    setWanted(true);
    setOpen(true);
  };
  return (
    <Narrow>
      <Button aria-haspopup="dialog" onClick={show}>
        <Icon name="sliders-horizontal" /> Filters
      </Button>
      {hasOpened && (
        <Suspense>
          <CitiesDrawer title="Filters" open={open} onOpenChange={setOpen}>
            {children}
          </CitiesDrawer>
        </Suspense>
      )}
    </Narrow>
  );
};

/** The searches left today, below the search from its first focus on. `q` is the last search. */
const WithAllowance = ({ q, children }: { q: string; children: ReactNode }) => {
  const [hasFocused, setFocused] = useState(false);
  return (
    <div
      onFocus={() => {
        setFocused(true);
        preload(OfflineSearch);
      }}
    >
      {children}
      <AllowancePlace>
        {(hasFocused || q) && (
          <RetryBoundary resetKey={q} fallback={() => null}>
            <Suspense>
              <AllowanceLine q={q} />
            </Suspense>
          </RetryBoundary>
        )}
      </AllowancePlace>
    </div>
  );
};

/** Reserves the line, which takes most of its space from the gap below. */
const AllowancePlace = styled(Caption)`
  min-height: 1lh;
  margin-block: var(--s1) calc(-1 * var(--s3));
`;

const Narrow = styled.div`
  ${media.desktop} {
    display: none;
  }
`;

interface Props {
  /** The parts of Your IREX: whether its order is active, its form (rail or drawer), its button and its notices. */
  own?: Record<'rail' | 'drawer' | 'tool' | 'notice', ReactNode> & { ordered: boolean };
}

const noOwnOrder = { ordered: false, rail: null, drawer: null, tool: null, notice: null };
const noConditions: never[] = [];

/**
 * The search with its filters and results. The conditions are above the result only, so that no filter moves while it
 * is being set. Below desktop width the filters are in a drawer.
 */
export const Explorer = ({ own = noOwnOrder }: Props) => {
  const { filters, change, search, drop, takeBack, clear } = useCityFilters();
  const [view, show] = useView();
  const result = useResult(filters, view, own.ordered);
  const input = useRef<HTMLInputElement>(null);
  const sortBy = useCallback((sort: CitySort) => change({ sort }), [change]);
  const { reading } = result;
  const lastReading = usePreviousReading(reading, result.old);
  // On failure, do not reserve space for search notes.
  const shownReading = result.failed ? null : lastReading;
  const { sort } = filters;
  const isSearch = filters.q !== '';
  useEffect(() => {
    if (isSearch) preload(Answer);
  }, [isSearch]);
  const searchSortLabel = reading?.ranking.label ?? null;
  const fields = useMemo(() => <FilterFields filters={filters} onChange={change} />, [filters, change]);
  const sortTools = useMemo(
    () => (
      <>
        {own.tool}
        {!own.ordered && <SortSelect sort={sort} searchLabel={searchSortLabel} onSort={sortBy} />}
        <ViewSwitch view={view} onShow={show} />
      </>
    ),
    [own.tool, own.ordered, sort, searchSortLabel, sortBy, view, show],
  );
  return (
    <Stack $gap={5}>
      <WithAllowance q={lastReading?.query ?? ''}>
        <Search q={filters.q} onSearch={search} input={input} />
      </WithAllowance>
      {own.notice}
      <Layout>
        <Rail aria-label={own.rail ? 'Your IREX' : 'Filters'}>{own.rail ?? fields}</Rail>
        <Results
          filters={filters}
          view={view}
          result={result}
          answer={shownReading}
          onSort={sortBy}
          onDrop={drop}
          onExclude={takeBack}
          tools={
            <Tools>
              <FilterButton>{fields}</FilterButton>
              {sortTools}
            </Tools>
          }
          conditions={
            <Chips
              filters={filters}
              understood={shownReading?.understood ?? noConditions}
              isStale={reading === null && !result.failed}
              onDrop={drop}
              onExclude={takeBack}
              onClear={clear}
              input={input}
            />
          }
          notes={
            shownReading && (
              <RetryBoundary fallback={() => null}>
                <Suspense>
                  <Answer part="notes" reading={shownReading} isStale={reading === null} />
                </Suspense>
              </RetryBoundary>
            )
          }
        />
      </Layout>
      {own.drawer}
    </Stack>
  );
};

// Memoized, because filters must respond at once.
const Search = memo(SearchBox);
const Chips = memo(ConditionChips);

/** Filters, sort order and view in one line; the view switch is at its end. */
const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s3);
  align-items: center;

  > :last-child {
    margin-inline-start: auto;
  }
`;

const Layout = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s6);

  ${media.desktop} {
    grid-template-columns: 260px minmax(0, 1fr);
  }
`;

/** A hairline at the bottom shows that there is more to scroll. It disappears at the end. */
const Rail = styled.section`
  align-self: start;
  position: sticky;
  top: 88px;
  max-height: calc(100dvh - 104px);
  overflow-y: auto;
  overscroll-behavior: contain;
  scrollbar-width: thin;
  background:
    linear-gradient(var(--paper) 0 0) 0 100% / 100% 1px no-repeat local,
    linear-gradient(var(--line-2) 0 0) 0 100% / 100% 1px no-repeat;

  ${media.belowDesktop} {
    display: none;
  }
`;
