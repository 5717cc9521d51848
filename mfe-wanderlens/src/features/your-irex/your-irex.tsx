import { isNeutral } from '@wanderwork/irex';
import { lazyRetry, useSession } from '@wanderwork/platform';
import { Skeleton } from '@wanderwork/ui';
import {
  Suspense,
  useCallback,
  useMemo,
  useRef,
  useState,
  type ReactNode,
  useSyncExternalStore,
} from 'react';
import { useLocation } from 'react-router-dom';
import { useStore } from 'zustand';
import { Optional } from '../../shared/optional';
import { OwnOrderContext, type FollowedOrder, type OwnOrder } from '../../shared/own-order';
import {
  usePreferences,
  type PreferencesState,
  ActivePreferences,
} from '../../shared/preferences/use-preferences';
import { YOUR_IREX_HASH } from '../../shared/preferences/preferences-code';
import { storedPreferences } from '../../shared/preferences/saved-preferences';
import { type Scorer, useScorer } from '../../shared/preferences/use-scorer';
import { PreferencesButtons } from './components/preferences-buttons';

/**
 * Computes the order of all cities, once per state of the preferences. Null (the published order) until there is a
 * scorer.
 */
const orderByPreferences = ({ store }: PreferencesState, scorer: Scorer | undefined): FollowedOrder => {
  const computeOrder = ({ preferences }: ReturnType<typeof store.getState>): OwnOrder | null =>
    scorer && !isNeutral(preferences) ? scorer(preferences) : null;
  let state = store.getState();
  let order = computeOrder(state);
  return {
    follow: store.subscribe,
    now: () => {
      const next = store.getState();
      if (next !== state) [state, order] = [next, computeOrder(next)];
      return order;
    },
  };
};

/**
 * Matches `media.desk`: from this width there is room for a rail. Created once, because every step of a slider reads
 * it.
 */
const wideScreen = window.matchMedia?.('(min-width: 1024px)');

const subscribe = (changed: () => void) => {
  wideScreen?.addEventListener('change', changed);
  return () => wideScreen?.removeEventListener('change', changed);
};

const isWide = () => wideScreen?.matches ?? true;

const useIsWideScreen = (): boolean => useSyncExternalStore(subscribe, isWide);

const PreferencesPanel = lazyRetry(() => import('./components/preferences-panel'));
const PreferencesNotices = lazyRetry(
  () => import(/* webpackChunkName: 'own' */ './components/preferences-notices'),
);
const SavedPreferences = lazyRetry(
  () => import(/* webpackChunkName: 'own' */ './components/saved-preferences'),
);
const CitiesDrawer = lazyRetry(
  () => import(/* webpackChunkName: 'small-parts' */ '../../shared/cities-drawer'),
);

const showPanel = (onClose?: () => void) => (
  <Suspense fallback={<Skeleton $height="60dvh" />}>
    <PreferencesPanel onClose={onClose} />
  </Suspense>
);

/** The parts of Your IREX for the page: rail, drawer, button and notices. */
interface YourIrexParts {
  /** The cities are in the reader's own order. The list reads that order from `OwnOrderContext`. */
  ordered: boolean;
  rail: ReactNode;
  drawer: ReactNode;
  tool: ReactNode;
  notice: ReactNode;
}

/**
 * Your IREX around the cities of a page. A slider changes the preferences many times a second: components that show
 * them subscribe to the store, and the stable function `children` is only called when one of its parts changes.
 */
export const YourIrex = ({ children }: { children: (own: YourIrexParts) => ReactNode }) => {
  const preferencesState = usePreferences();
  const { store, showPublished } = preferencesState;
  const hasPreferences = useStore(store, ({ preferences }) => !isNeutral(preferences));
  const complete = useStore(store, (state) => state.complete);
  const isPublished = useStore(store, (state) => state.isPublished);
  const isMember = useSession((state) => state.isAuthenticated);
  const isRequested = useLocation().hash === `#${YOUR_IREX_HASH}`;
  const [open, setOpen] = useState(isRequested);
  const [hasOpened, setWanted] = useState(isRequested);
  const isWideScreen = useIsWideScreen();
  const opener = useRef<HTMLButtonElement>(null);
  const passport = useStore(store, ({ preferences }) => preferences.passport);
  const { scorer, hasFailed, retry } = useScorer(passport, hasPreferences || hasOpened);
  const order = useMemo(() => orderByPreferences(preferencesState, scorer), [preferencesState, scorer]);
  const ordered = hasPreferences && scorer !== undefined;
  const unscored = hasFailed && hasPreferences;

  const show = useCallback(() => {
    setWanted(true);
    setOpen(true);
  }, []);
  const close = useCallback(() => {
    setOpen(false);
    if (isWideScreen) opener.current?.focus();
  }, [isWideScreen]);
  const maySave = useCallback(() => isMember || storedPreferences.read() !== null, [isMember]);
  const reset = useCallback(() => showPublished(maySave()), [showPublished, maySave]);

  const page = useMemo(
    () =>
      children({
        ordered,
        tool: (
          <PreferencesButtons
            hasPreferences={hasPreferences}
            open={open}
            opensRail={isWideScreen}
            buttonRef={opener}
            onPublished={reset}
            onToggle={open ? close : show}
          />
        ),
        rail: isWideScreen && open ? showPanel(close) : null,
        drawer: hasOpened && !isWideScreen && (
          <Suspense>
            <CitiesDrawer title="Your IREX" open={open} onOpenChange={setOpen}>
              {showPanel()}
            </CitiesDrawer>
          </Suspense>
        ),
        notice: (!complete || unscored) && (
          <Optional>
            <PreferencesNotices isIncomplete={!complete} hasNoScores={unscored} onTryAgain={retry} />
          </Optional>
        ),
      }),
    [
      children,
      ordered,
      hasPreferences,
      open,
      hasOpened,
      isWideScreen,
      complete,
      unscored,
      reset,
      close,
      show,
      retry,
    ],
  );
  return (
    <ActivePreferences value={preferencesState}>
      <OwnOrderContext value={order}>{page}</OwnOrderContext>
      {!hasPreferences && !isPublished && maySave() && (
        <Optional>
          <SavedPreferences />
        </Optional>
      )}
    </ActivePreferences>
  );
};
