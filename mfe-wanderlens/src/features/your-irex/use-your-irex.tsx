import { useQuery } from '@tanstack/react-query';
import { asksNothing, neutralWishes } from '@wanderwork/irex';
import { lazyRetry } from '@wanderwork/platform';
import { Banner, Button, Icon } from '@wanderwork/ui';
import { Suspense, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { scorerQuery } from '../../shared/wishes/scorer.query';
import { YOUR_IREX } from '../../shared/wishes/your-irex-path';
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

  const show = () => {
    setWanted(true);
    setOpen(true);
  };
  const close = () => {
    setOpen(false);
    if (desk) opener.current?.focus();
  };
  const fields = <WishesPanel wishes={wishes} kept={kept} onWish={wish} />;

  return {
    order,
    rail: desk && open ? <WishesRail onClose={close}>{fields}</WishesRail> : null,
    tool: (
      <>
        {wished && (
          <Button variant="plain" onClick={() => wish(neutralWishes)}>
            Published order
          </Button>
        )}
        <Button
          ref={opener}
          variant={wished ? 'ink' : undefined}
          aria-haspopup={desk ? undefined : 'dialog'}
          aria-expanded={desk ? open : undefined}
          onClick={open ? close : show}
        >
          <Icon name="scale" /> Your IREX
        </Button>
        {wanted && !desk && (
          <Suspense>
            <CitiesDrawer title="Your IREX" open={open} onOpenChange={setOpen}>
              {fields}
            </CitiesDrawer>
          </Suspense>
        )}
      </>
    ),
    notice: (
      <>
        {!complete && (
          <Banner tone="warn" role="status" title="Part of this address could not be read">
            What could be read counts; the rest is as published.
          </Banner>
        )}
        {isError && !scorer && wished && (
          <Banner
            tone="warn"
            role="alert"
            title="Your order could not be computed"
            actions={
              <Button size="small" onClick={() => void refetch()}>
                Try Again
              </Button>
            }
          >
            Your wishes are safe: they stand in the address. Cities stand in the published order.
          </Banner>
        )}
      </>
    ),
  };
};
