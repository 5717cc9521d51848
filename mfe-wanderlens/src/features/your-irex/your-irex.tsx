import { useQuery } from '@tanstack/react-query';
import { isNeutral, neutralPreferences } from '@wanderwork/irex';
import { lazyRetry } from '@wanderwork/platform';
import { Skeleton } from '@wanderwork/ui';
import { Suspense, useCallback, useMemo, useRef, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useStore } from 'zustand';
import { OwnOrderContext } from '../../shared/own-order';
import { scorerQuery } from '../../shared/preferences/scorer.query';
import { usePreferences } from '../../shared/preferences/use-preferences';
import { YOUR_IREX } from '../../shared/preferences/your-irex-path';
import { PreferencesButtons } from './components/preferences-buttons';
import { PreferencesNotices } from './components/preferences-notices';
import { PreferencesRail } from './components/preferences-rail';
import { useIsWideScreen } from './model/use-is-wide-screen';
import { orderByPreferences } from './model/order-by-preferences';
import { ActivePreferences } from './model/active-preferences';

const WishesPanel = lazyRetry(() => import('./components/preferences-panel'));
const CitiesDrawer = lazyRetry(() => import('../../shared/cities-drawer'));

const panel = (
  <Suspense fallback={<Skeleton $height="60dvh" />}>
    <WishesPanel />
  </Suspense>
);

/** Where a score of one's own is set, what opens that, and news about it. */
interface YourIrexParts {
  /** The cities stand in an order of one's own; which one, the list knows by `OwnOrderContext`. */
  ordered: boolean;
  rail: ReactNode;
  drawer: ReactNode;
  tool: ReactNode;
  notice: ReactNode;
}

/**
 * A score of one's own over the cities of a page. A slider changes the wishes many times a second: what shows
 * them and their order follows these by itself, and `children`, which is the same function for good, is asked for the page
 * anew only when one of its parts changes.
 */
export const YourIrex = ({ children }: { children: (own: YourIrexParts) => ReactNode }) => {
  const wishing = usePreferences();
  const { store, wish } = wishing;
  const wished = useStore(store, ({ wishes }) => !isNeutral(wishes));
  const complete = useStore(store, (state) => state.complete);
  const asked = useLocation().hash === `#${YOUR_IREX}`;
  const [open, setOpen] = useState(asked);
  const [wanted, setWanted] = useState(asked);
  const desk = useIsWideScreen();
  const opener = useRef<HTMLButtonElement>(null);
  const { data: scorer, isError, refetch } = useQuery({ ...scorerQuery, enabled: wished || wanted });
  const order = useMemo(() => orderByPreferences(wishing, scorer), [wishing, scorer]);
  const ordered = wished && scorer !== undefined;
  const unscored = isError && !scorer && wished;

  const show = useCallback(() => {
    setWanted(true);
    setOpen(true);
  }, []);
  const close = useCallback(() => {
    setOpen(false);
    if (desk) opener.current?.focus();
  }, [desk]);
  const reset = useCallback(() => wish(neutralPreferences), [wish]);

  const page = useMemo(
    () =>
      children({
        ordered,
        tool: (
          <PreferencesButtons
            wished={wished}
            open={open}
            beside={desk}
            opener={opener}
            onPublished={reset}
            onToggle={open ? close : show}
          />
        ),
        rail: desk && open ? <PreferencesRail onClose={close}>{panel}</PreferencesRail> : null,
        drawer: wanted && !desk && (
          <Suspense>
            <CitiesDrawer title="Your IREX" open={open} onOpenChange={setOpen}>
              {panel}
            </CitiesDrawer>
          </Suspense>
        ),
        notice: (
          <PreferencesNotices garbled={!complete} unscored={unscored} onTryAgain={() => void refetch()} />
        ),
      }),
    [children, ordered, wished, open, wanted, desk, complete, unscored, reset, close, show, refetch],
  );
  return (
    <ActivePreferences value={wishing}>
      <OwnOrderContext value={order}>{page}</OwnOrderContext>
    </ActivePreferences>
  );
};
