import { lazyRetry, RetryBoundary } from '@wanderwork/platform';
import { Segmented, Skeleton, Stack, VisuallyHidden, media } from '@wanderwork/ui';
import { LoadError } from '@wanderwork/ui/lists';
import { Suspense, useEffect, type ComponentProps } from 'react';
import styled from 'styled-components';
import { type TripStore } from '../api/trip-store';
import { usePlannerAddress, type TripView } from '../model/view';
import { ConflictList } from './conflict-list';
import { PlannerProvider, usePlanner } from './planner-context';
import { StopList } from './list/stop-list';
import { TripChoices } from './trip-choices';
import { TripFigures } from './trip-figures';
import { TripHead } from './trip-head';
import { WaitingDrafts } from './waiting-drafts';

const Timeline = lazyRetry(() => import(/* webpackChunkName: 'trip-views' */ './timeline'));
const TripMap = lazyRetry(() => import(/* webpackChunkName: 'trip-views' */ './map/trip-map'));
const TripBudget = lazyRetry(() => import(/* webpackChunkName: 'trip-views' */ './trip-budget'));
const TripDocuments = lazyRetry(() => import(/* webpackChunkName: 'trip-views' */ './trip-documents'));
const DraftReview = lazyRetry(() => import(/* webpackChunkName: 'trip-edits' */ './draft-review'));

const viewOptions: ComponentProps<typeof Segmented<TripView>>['options'] = [
  { value: 'list', label: 'List' },
  { value: 'timeline', label: 'Timeline' },
  { value: 'map', label: 'Map' },
  { value: 'budget', label: 'Budget' },
  { value: 'documents', label: 'Documents' },
];

/** A trip: its figures, what doesn't fit, and one of five views. */
const TripPage = ({ store }: { store: TripStore }) => (
  <PlannerProvider store={store}>
    <OpenTrip />
  </PlannerProvider>
);

const OpenTrip = () => {
  const { loadError, retry, isLoading, facts, proposed, announcement } = usePlanner();
  const { view, setView } = usePlannerAddress();
  useUndoKeys();
  return (
    <Stack $gap={5}>
      <TripHead />
      <TripChoices />
      <WaitingDrafts />
      <TripFigures />
      {loadError && !facts && <LoadError label="The figures" busy={isLoading} onTryAgain={retry} />}
      {proposed && (
        <RetryBoundary fallback={() => null}>
          <Suspense fallback={<Skeleton $height="240px" />}>
            <DraftReview key={proposed.draft?.id ?? proposed.title} proposed={proposed} />
          </Suspense>
        </RetryBoundary>
      )}
      <Parts>
        <Main aria-labelledby="trip-view">
          <VisuallyHidden as="h2" id="trip-view">
            Your trip
          </VisuallyHidden>
          <Switch>
            <Segmented label="View" options={viewOptions} value={view} onChange={setView} />
          </Switch>
          <Suspense fallback={<Skeleton $height="60dvh" />}>
            <View view={view} />
          </Suspense>
        </Main>
        <Aside>
          <ConflictList />
        </Aside>
      </Parts>
      <VisuallyHidden role="status" aria-live="polite">
        {announcement}
      </VisuallyHidden>
    </Stack>
  );
};

const View = ({ view }: { view: TripView }) => {
  switch (view) {
    case 'list':
      return <StopList />;
    case 'timeline':
      return <Timeline />;
    case 'map':
      return <TripMap />;
    case 'budget':
      return <TripBudget />;
    case 'documents':
      return <TripDocuments />;
  }
};

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null;

/** Ctrl+Z and Ctrl+Shift+Z, except in a field, which has its own. */
const useUndoKeys = () => {
  const { undo, redo } = usePlanner();
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.key.toLowerCase() !== 'z') return;
      if (isTyping(event.target)) return;
      event.preventDefault();
      if (event.shiftKey) redo();
      else undo();
    };
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  });
};

const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s6);
  align-items: start;

  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) 340px;
    gap: var(--s7);
  }
`;

const Main = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s5);
`;

const Aside = styled.div`
  ${media.desktop} {
    position: sticky;
    top: var(--s5);
    max-height: calc(100dvh - 2 * var(--s5));
    overflow-y: auto;
  }

  /* What doesn't fit comes before a long list. */
  ${media.belowDesktop} {
    order: -1;
  }
`;

const Switch = styled.div`
  @media print {
    display: none;
  }

  ${media.belowPhone} {
    label {
      padding-inline: 9px;
    }
  }
`;

export default TripPage;
