import { lazyRetry } from '@wanderwork/platform';
import { Button, Icon } from '@wanderwork/ui';
import { useState } from 'react';
import { useOnDemand } from './use-on-demand';

const MenuDrawer = lazyRetry(() => import('./menu-drawer'));

/** The slide-out menu on narrow screens. It loads when its button is hovered or focused. */
export const MobileMenu = () => {
  const { isLoaded, loadNow, preloadHandlers } = useOnDemand(MenuDrawer.preload);
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="plain"
        size="icon"
        aria-label="Menu"
        aria-haspopup="dialog"
        aria-expanded={open}
        {...preloadHandlers}
        onClick={() => void loadNow().then(setOpen)}
      >
        <Icon name="menu" />
      </Button>
      {isLoaded && <MenuDrawer open={open} onOpenChange={setOpen} />}
    </>
  );
};
