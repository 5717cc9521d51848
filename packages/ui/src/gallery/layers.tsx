import { useState } from 'react';
import { Button } from '../actions/button';
import { Checkbox } from '../forms/checkbox';
import { Icon } from '../icons/icon';
import { Row } from '../layout/layout';
import { Caption } from '../layout/text';
import { Dialog } from '../overlays/dialog';
import { Drawer } from '../overlays/drawer';
import { Menu, MenuItem, MenuNote, MenuSeparator } from '../overlays/menu';
import { Tooltip } from '../overlays/tooltip';

type Layer = 'dialog' | 'drawer' | 'filters' | null;

export const Layers = () => {
  const [open, setOpen] = useState<Layer>(null);
  const follow = (layer: Layer) => ({
    open: open === layer,
    onOpenChange: (on: boolean) => setOpen(on ? layer : null),
  });
  return (
    <Row>
      <Button onClick={() => setOpen('dialog')}>Open dialog</Button>
      <Button onClick={() => setOpen('drawer')}>Open drawer</Button>
      <Button onClick={() => setOpen('filters')}>Open filters</Button>
      <AccountMenu />
      <Tooltip text="Keeps this city on your list">
        <Button size="icon" aria-label="Save">
          <Icon name="bookmark" />
        </Button>
      </Tooltip>
      <Dialog
        {...follow('dialog')}
        title="Leave Premium?"
        description="You keep it until 14 December. Your reports stay yours."
      >
        <Row>
          <Button variant="ink" onClick={() => setOpen(null)}>
            Keep Premium
          </Button>
          <Button>Leave</Button>
        </Row>
      </Dialog>
      <Drawer {...follow('drawer')} title="My Account">
        <p>What belongs to the account stands here.</p>
      </Drawer>
      <Drawer
        {...follow('filters')}
        title="Filters"
        side="bottom"
        footer={
          <Button variant="ink" wide>
            Show 26 cities
          </Button>
        }
      >
        <Checkbox defaultChecked>Measured or given</Checkbox>
        <br />
        <Checkbox>Estimate</Checkbox>
      </Drawer>
    </Row>
  );
};

const AccountMenu = () => (
  <Menu trigger={<Button>Open menu</Button>}>
    <MenuNote>
      <b>Ana Ferreira</b>
      <Caption>ana@example.com</Caption>
    </MenuNote>
    <MenuSeparator />
    <MenuItem>
      <Icon name="user" /> My Profile
    </MenuItem>
    <MenuItem>
      <Icon name="credit-card" /> Subscription
    </MenuItem>
    <MenuItem disabled>
      <Icon name="mic" /> Voice Assistant
    </MenuItem>
    <MenuSeparator />
    <MenuItem>
      <Icon name="log-out" /> Sign Out
    </MenuItem>
  </Menu>
);
