import { Button } from '@wanderwork/ui';
import { Drawer } from '@wanderwork/ui/overlays';
import { type ReactNode } from 'react';

interface Props {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  children: ReactNode;
}

/** Loaded when it is first opened: only narrow screens need it. */
const FilterDrawer = ({ open, onOpenChange, children }: Props) => (
  <Drawer
    title="Filters"
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

export default FilterDrawer;
