import { Button } from '@wanderwork/ui';
import { Drawer } from '@wanderwork/ui/overlays';
import { type ReactNode } from 'react';

interface Props {
  title: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  children: ReactNode;
}

/** What decides which cities stand in the list, over the page where there is no room beside it. Loaded when first opened. */
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
