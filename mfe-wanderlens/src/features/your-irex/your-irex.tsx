import { useQuery } from '@tanstack/react-query';
import { asksNothing, neutralWishes } from '@wanderwork/irex';
import { lazyRetry } from '@wanderwork/platform';
import { Skeleton } from '@wanderwork/ui';
import { Suspense, useCallback, useMemo, useRef, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useStore } from 'zustand';
import { OwnOrderContext } from '../../shared/own-order';
import { scorerQuery } from '../../shared/wishes/scorer.query';
import { useWishes } from '../../shared/wishes/use-wishes';
import { YOUR_IREX } from '../../shared/wishes/your-irex-path';
import { WishesButtons } from './components/wishes-buttons';
import { WishesNews } from './components/wishes-news';
import { WishesRail } from './components/wishes-rail';
import { useIsDesk } from './model/use-is-desk';
import { orderOfWishes } from './model/order-of-wishes';
import { WishesInForce } from './model/wishes-in-force';

const WishesPanel = lazyRetry(() => import('./components/wishes-panel'));
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
  const wishing = useWishes();
  const { store, wish } = wishing;
  const wished = useStore(store, ({ wishes }) => !asksNothing(wishes));
  const complete = useStore(store, (state) => state.complete);
  const asked = useLocation().hash === `#${YOUR_IREX}`;
  const [open, setOpen] = useState(asked);
  const [wanted, setWanted] = useState(asked);
  const desk = useIsDesk();
  const opener = useRef<HTMLButtonElement>(null);
  const { data: scorer, isError, refetch } = useQuery({ ...scorerQuery, enabled: wished || wanted });
  const order = useMemo(() => orderOfWishes(wishing, scorer), [wishing, scorer]);
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
  const reset = useCallback(() => wish(neutralWishes), [wish]);

  const page = useMemo(
    () =>
      children({
        ordered,
        tool: (
          <WishesButtons
            wished={wished}
            open={open}
            beside={desk}
            opener={opener}
            onPublished={reset}
            onToggle={open ? close : show}
          />
        ),
        rail: desk && open ? <WishesRail onClose={close}>{panel}</WishesRail> : null,
        drawer: wanted && !desk && (
          <Suspense>
            <CitiesDrawer title="Your IREX" open={open} onOpenChange={setOpen}>
              {panel}
            </CitiesDrawer>
          </Suspense>
        ),
        notice: <WishesNews garbled={!complete} unscored={unscored} onTryAgain={() => void refetch()} />,
      }),
    [children, ordered, wished, open, wanted, desk, complete, unscored, reset, close, show, refetch],
  );
  return (
    <WishesInForce value={wishing}>
      <OwnOrderContext value={order}>{page}</OwnOrderContext>
    </WishesInForce>
  );
};
