import { Button } from '@wanderwork/ui';
import { Drawer } from '@wanderwork/ui/overlays';
import { type ReactNode } from 'react';

interface Props {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  children: ReactNode;
}

/** The wishes over the page, where there is no room for a rail. */
const WishesDrawer = ({ open, onOpenChange, children }: Props) => (
  <Drawer
    title="Your IREX"
    side="bottom"
    open={open}
    onOpenChange={onOpenChange}
    footer={
      <Button variant="ink" wide onClick={() => onOpenChange(false)}>
        Show cities
      </Button>
    }
  >
    {children}
  </Drawer>
);

export default WishesDrawer;
