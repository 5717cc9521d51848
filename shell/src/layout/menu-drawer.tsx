import { Drawer } from '@wanderwork/ui/overlays';
import styled from 'styled-components';
import { space } from '@wanderwork/ui';
import { AccountActions } from './account-actions';
import { Navigation } from './navigation';

interface Props {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

const MenuDrawer = ({ open, onOpenChange }: Props) => {
  const close = () => onOpenChange(false);
  return (
    <Drawer
      open={open}
      onOpenChange={onOpenChange}
      title="Menu"
      footer={<AccountActions joinLabel="Upgrade" onLeave={close} />}
    >
      <Places>
        <Navigation onLeave={close} />
      </Places>
    </Drawer>
  );
};

export default MenuDrawer;

const Places = styled.div`
  nav {
    display: grid;
  }

  nav a {
    padding-block: ${space(4)};
    border-bottom: 1px solid var(--line);
    font: 400 var(--f-lg) / 1.2 var(--serif);
    text-decoration: none;
  }

  nav a[aria-current] {
    color: var(--red);
  }
`;
