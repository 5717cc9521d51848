import { Caption, Stack, media, Button, Icon } from '@wanderwork/ui';
import {
  memo,
  useEffect,
  useMemo,
  useRef,
  type ComponentProps,
  type ReactNode,
  Suspense,
  useState,
} from 'react';
import styled from 'styled-components';
import { lazyRetry } from '@wanderwork/platform';
import { hasFilterConditions } from '../model/filters';
import { useCityFilters } from '../model/use-city-filters';
import { getOrderLabel } from '../model/order-label';
import { getSort } from '../model/sort';
import { useView } from '../model/view';
import { Answer, OfflineSearch, preload } from './answer-code';
import { FilterFields } from './filter-fields';
import { Optional } from '../../../shared/optional';
import { Results } from './results';
import { SearchBox } from './search-box';
import { SortRule } from './sort-rule';
import { SortSelect } from './sort-select';
import { useIdle } from './use-idle';
import { usePreviousReading, useResult } from './use-result';
import { ViewSwitch } from './view-switch';

const AllowanceLine = lazyRetry(() => import(/* webpackChunkName: 'small-parts' */ './allowance-line'));
const ConditionChips = lazyRetry(() => import(/* webpackChunkName: 'small-parts' */ './condition-chips'));
const CitiesDrawer = lazyRetry(
  () => import(/* webpackChunkName: 'small-parts' */ '../../../shared/cities-drawer'),
);

/** Opens the filters in a drawer on narrow screens. */
const FilterButton = ({ children }: { children: ReactNode }) => {
  // Null until the drawer is first needed.
  const [open, setOpen] = useState<boolean | null>(null);
  return (
    <Narrow>
      <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Icon name="sliders-horizontal" /> Filters
      </Button>
      {open !== null && (
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
          <Optional resetKey={q}>
            <AllowanceLine q={q} />
          </Optional>
        )}
      </AllowancePlace>
    </div>
  );
};

/** Reserves the line, which takes most of its space from the gap below. */
const AllowancePlace = styled(Caption)`
  min-height: 1lh;
  margin-block: var(--s1) calc(-1 * var(--s2));
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
  const { filters, change, search, sortBy, drop, takeBack, clear } = useCityFilters();
  const [view, show] = useView();
  const result = useResult(filters, view, own.ordered);
  const input = useRef<HTMLInputElement>(null);
  const { reading } = result;
  const lastReading = usePreviousReading(reading, result.old);
  // On failure, do not reserve space for search notes.
  const shownReading = result.failed ? null : lastReading;
  const sort = getSort(filters);
  const isSearch = filters.q !== '';
  useEffect(() => {
    if (isSearch) preload(Answer);
  }, [isSearch]);
  const searchSortLabel = reading && getOrderLabel(reading);
  const fields = useMemo(() => <FilterFields filters={filters} onChange={change} />, [filters, change]);
  const tools = useMemo(
    () => (
      <>
        {!own.ordered && <SortSelect sort={sort} searchLabel={searchSortLabel} onSort={sortBy} />}
        <FilterButton>{fields}</FilterButton>
        {own.tool}
        <ViewSwitch view={view} onShow={show} />
      </>
    ),
    [fields, own.tool, own.ordered, sort, searchSortLabel, sortBy, view, show],
  );
  const hasRule = !own.ordered && (sort === 'now' || (sort === 'irex' && !isSearch));
  return (
    <Stack $gap={4}>
      <WithAllowance q={lastReading?.query ?? ''}>
        <Search q={filters.q} onSearch={search} input={input} />
      </WithAllowance>
      {own.notice}
      <Layout>
        <Rail aria-label={own.rail ? 'Your IREX and filters' : 'Filters'}>
          {own.rail}
          {fields}
        </Rail>
        <Results
          filters={filters}
          view={view}
          result={result}
          answer={shownReading}
          onSort={sortBy}
          onDrop={drop}
          onExclude={takeBack}
          tools={tools}
          rule={hasRule && <SortRule sort={sort} goodNow={result.goodNow} onSort={sortBy} />}
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
              <Optional>
                <Answer part="notes" reading={shownReading} isStale={reading === null} />
              </Optional>
            )
          }
        />
      </Layout>
      {own.drawer}
    </Stack>
  );
};

/** The chips, once there is a condition or the browser is idle: a first view has none. */
const ChipsOnDemand = (props: ComponentProps<typeof ConditionChips>) => {
  const isIdle = useIdle();
  const hasConditions = props.understood.length > 0 || hasFilterConditions(props.filters);
  // They stay, because they move the focus when the last one is removed.
  const [isNeeded, setNeeded] = useState(hasConditions);
  if (!isNeeded && (isIdle || hasConditions)) setNeeded(true);
  return (
    isNeeded && (
      <Optional>
        <ConditionChips {...props} />
      </Optional>
    )
  );
};

// Memoized, because filters must respond at once.
const Search = memo(SearchBox);
const Chips = memo(ChipsOnDemand);

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
