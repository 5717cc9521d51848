import { useQuery } from '@tanstack/react-query';
import { type IrexWishes } from '@wanderwork/contracts';
import { asksNothing, neutralWishes } from '@wanderwork/irex';
import { lazyRetry } from '@wanderwork/platform';
import { Banner, Button, Icon, Skeleton } from '@wanderwork/ui';
import { Suspense, useDeferredValue, useMemo, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { scorerQuery } from '../../shared/wishes/scorer.query';
import { YOUR_IREX } from '../../shared/wishes/your-irex-part';
import { WishesRail } from './components/wishes-rail';
import { useIsDesk } from './model/use-is-desk';
import { useSavedWishes } from '../../shared/wishes/use-saved-wishes';
import { useWishes } from '../../shared/wishes/use-wishes';

const WishesFields = lazyRetry(() => import('./components/wishes-fields'));
const CitiesDrawer = lazyRetry(() => import('../../shared/cities-drawer'));

/** The score of one's own: the order that it gives, where it is set, and what opens that. */
export const useYourIrex = () => {
  const { wishes, complete, wish, begin } = useWishes();
  const { save, load } = useSavedWishes();
  const asked = useLocation().hash === `#${YOUR_IREX}`;
  const [open, setOpen] = useState(asked);
  const [wanted, setWanted] = useState(asked);
  const desk = useIsDesk();
  const opener = useRef<HTMLButtonElement>(null);
  const wished = !asksNothing(wishes);
  const { data: scorer, isError, refetch } = useQuery({ ...scorerQuery, enabled: wished || wanted });
  // The hand on the slider goes first: the list follows in the next frame.
  const ordered = useDeferredValue(wishes);
  const order = useMemo(() => (scorer && !asksNothing(ordered) ? scorer(ordered) : null), [scorer, ordered]);

  const show = () => {
    setWanted(true);
    setOpen(true);
    void load().then((saved) => saved && begin(saved));
  };
  const change = (next: IrexWishes) => {
    wish(next);
    save(next);
  };
  const close = () => {
    setOpen(false);
    if (desk) opener.current?.focus();
  };
  const fields = (
    <Suspense fallback={<Skeleton $height="60dvh" />}>
      <WishesFields wishes={wishes} onChange={change} />
    </Suspense>
  );

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
          <Banner tone="warn" title="Part of this address could not be read">
            What could be read counts; the rest is as published.
          </Banner>
        )}
        {isError && wished && (
          <Banner
            tone="warn"
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
