import { lazyRetry, RetryBoundary } from '@wanderwork/platform';
import { Button, Icon } from '@wanderwork/ui';
import { Suspense, useState } from 'react';

const MenuDrawer = lazyRetry(() => import('./menu-drawer'));

const fetchAhead = () => void MenuDrawer.preload().catch(() => undefined);

/** The slide-out menu of narrow screens; its code comes when the button is reached. */
export const MobileMenu = () => {
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);
  const show = () => {
    setWanted(true);
    setOpen(true);
  };
  return (
    <>
      <Button
        variant="plain"
        size="icon"
        aria-label="Menu"
        aria-haspopup="dialog"
        aria-expanded={open}
        onPointerEnter={fetchAhead}
        onFocus={fetchAhead}
        onClick={show}
      >
        <Icon name="menu" />
      </Button>
      <RetryBoundary resetKey={String(open)} fallback={() => null}>
        <Suspense>{wanted && <MenuDrawer open={open} onOpenChange={setOpen} />}</Suspense>
      </RetryBoundary>
    </>
  );
};
