import { useQuery } from '@tanstack/react-query';
import { asksNothing, neutralWishes } from '@wanderwork/irex';
import { lazyRetry } from '@wanderwork/platform';
import { Suspense, useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { scorerQuery } from '../../shared/wishes/scorer.query';
import { YOUR_IREX } from '../../shared/wishes/your-irex-path';
import { WishesButtons } from './components/wishes-buttons';
import { WishesNews } from './components/wishes-news';
import { WishesPanel } from './components/wishes-panel';
import { WishesRail } from './components/wishes-rail';
import { useIsDesk } from './model/use-is-desk';
import { useSavedWishes } from '../../shared/wishes/use-saved-wishes';
import { useWishes } from '../../shared/wishes/use-wishes';

const CitiesDrawer = lazyRetry(() => import('../../shared/cities-drawer'));

/** The score of one's own: the order that it gives, where it is set, and what opens that. */
export const useYourIrex = () => {
  const { wishes, complete, wish, begin } = useWishes();
  const asked = useLocation().hash === `#${YOUR_IREX}`;
  const [open, setOpen] = useState(asked);
  const [wanted, setWanted] = useState(asked);
  const kept = useSavedWishes({ wanted });
  const desk = useIsDesk();
  const opener = useRef<HTMLButtonElement>(null);
  const wished = !asksNothing(wishes);
  const { data: scorer, isError, refetch } = useQuery({ ...scorerQuery, enabled: wished || wanted });
  const order = useMemo(() => (scorer && !asksNothing(wishes) ? scorer(wishes) : null), [scorer, wishes]);

  // Whoever opens the wishes begins with those saved before, as soon as these are known.
  const beginWithSaved = useEffectEvent(() => kept.saved && begin(kept.saved));
  useEffect(() => {
    if (open && kept.ready) beginWithSaved();
  }, [open, kept.ready]);

  const show = useCallback(() => {
    setWanted(true);
    setOpen(true);
  }, []);
  const close = useCallback(() => {
    setOpen(false);
    if (desk) opener.current?.focus();
  }, [desk]);
  const reset = useCallback(() => wish(neutralWishes), [wish]);

  const fields = <WishesPanel wishes={wishes} kept={kept} onWish={wish} />;
  // The same element until something of it changes: a slider does not draw the tools of the list anew.
  const tool = useMemo(
    () => (
      <WishesButtons
        wished={wished}
        open={open}
        beside={desk}
        opener={opener}
        onPublished={reset}
        onToggle={open ? close : show}
      />
    ),
    [wished, open, desk, reset, close, show],
  );

  return {
    order,
    tool,
    rail: desk && open ? <WishesRail onClose={close}>{fields}</WishesRail> : null,
    drawer: wanted && !desk && (
      <Suspense>
        <CitiesDrawer title="Your IREX" open={open} onOpenChange={setOpen}>
          {fields}
        </CitiesDrawer>
      </Suspense>
    ),
    notice: (
      <WishesNews
        garbled={!complete}
        unscored={isError && !scorer && wished}
        onTryAgain={() => void refetch()}
      />
    ),
  };
};
