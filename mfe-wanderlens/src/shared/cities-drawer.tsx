import { Button } from '@wanderwork/ui';
import { Drawer } from '@wanderwork/ui/overlays';
import { type ReactNode } from 'react';

interface Props {
  title: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  children: ReactNode;
}

/** A drawer for filters and preferences on narrow screens. Loaded when first opened. */
const CitiesDrawer = ({ title, open, onOpenChange, children }: Props) => (
  <Drawer
    title={title}
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

export default CitiesDrawer;
