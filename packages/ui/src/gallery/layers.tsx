import { Button, Caption, Checkbox, Icon, Row, Stack } from '@wanderwork/ui';
import {
  ConfirmDialog,
  Drawer,
  Menu,
  MenuItem,
  MenuNote,
  MenuSeparator,
  Tooltip,
} from '@wanderwork/ui/overlays';
import { TierBadge } from '@wanderwork/ui/tiers';
import { useState } from 'react';
import { LONG_WORD, RTL_NAME } from './samples';

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
      <Tooltip text="Save this city to your list">
        <Button size="icon" aria-label="Save">
          <Icon name="bookmark" />
        </Button>
      </Tooltip>
      <ConfirmDialog
        open={open === 'dialog'}
        onClose={() => setOpen(null)}
        title="Leave Premium?"
        description="You keep it until 14 Dec 2026. Your reports stay yours."
        yes="Cancel my plan"
        no="Keep Premium"
        onYes={() => setOpen(null)}
      />
      <Drawer {...follow('drawer')} title="My Account">
        <p>The account’s links appear here, also for {LONG_WORD}.</p>
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
        <Checkbox>Estimate</Checkbox>
      </Drawer>
    </Row>
  );
};

const AccountMenu = () => (
  <Menu trigger={<Button>Open menu</Button>}>
    <MenuNote>
      <Stack $gap={1}>
        <b>
          <bdi>{RTL_NAME}</bdi>
        </b>
        <Caption as="span">{LONG_WORD}@example.com</Caption>
        <span>
          <TierBadge tier="free" />
        </span>
      </Stack>
    </MenuNote>
    <MenuSeparator />
    <MenuItem>
      <Icon name="user" /> My Profile
    </MenuItem>
    <MenuItem>
      <Icon name="credit-card" /> Subscription
    </MenuItem>
    <MenuItem asChild>
      <a href="#voice">
        <Icon name="mic" /> Voice Assistant
      </a>
    </MenuItem>
    <MenuSeparator />
    <MenuItem>
      <Icon name="log-out" /> Sign Out
    </MenuItem>
  </Menu>
);
