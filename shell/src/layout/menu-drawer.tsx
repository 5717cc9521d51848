import type { SessionUser } from '@wanderwork/contracts';
import { AppLink, openPanel, useSession, useSignOut } from '@wanderwork/platform';
import { Button, Icon, space } from '@wanderwork/ui';
import { Drawer } from '@wanderwork/ui/overlays';
import styled from 'styled-components';
import { useAccountLinks, type AccountLink } from './account/account-links';
import { Visitor } from './account/visitor';
import { AccountSummary } from './account/account-summary';
import { Navigation } from './navigation';

interface Props {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The slide-out menu: the five main links, and the entries of the avatar menu on wide screens. */
const MenuDrawer = ({ open, onOpenChange }: Props) => {
  const user = useSession((state) => state.user);
  const close = () => onOpenChange(false);
  return (
    <Drawer
      open={open}
      onOpenChange={onOpenChange}
      title="Menu"
      footer={user ? <MemberFooter onLeave={close} /> : <Visitor onLeave={close} />}
    >
      <Places>
        <Navigation onLeave={close} />
      </Places>
      {user && <MemberPart user={user} onLeave={close} />}
    </Drawer>
  );
};

const MemberPart = ({ user, onLeave }: { user: SessionUser; onLeave: () => void }) => (
  <AccountNav aria-label="Account">
    <AccountSummary user={user} />
    <ul role="list">
      {useAccountLinks(user).map((link) => (
        <li key={link.name}>
          <Entry link={link} onLeave={onLeave} />
        </li>
      ))}
    </ul>
  </AccountNav>
);

const Entry = ({ link, onLeave }: { link: AccountLink; onLeave: () => void }) => {
  const content = (
    <>
      <Icon name={link.icon} />
      {link.name}
    </>
  );
  const open = () => {
    onLeave();
    link.open?.();
  };
  return link.to ? (
    <AppLink to={link.to} onClick={onLeave}>
      {content}
    </AppLink>
  ) : (
    <button type="button" onClick={open}>
      {content}
    </button>
  );
};

const MemberFooter = ({ onLeave }: { onLeave: () => void }) => {
  const isPremium = useSession((state) => state.isPremium);
  const signOut = useSignOut();
  const upgrade = () => {
    onLeave();
    openPanel('subscription');
  };
  return (
    <FooterButtons>
      {!isPremium && (
        <Button variant="ink" wide onClick={upgrade}>
          Upgrade to Premium
        </Button>
      )}
      <Button wide onClick={() => void signOut().then(onLeave)}>
        <Icon name="log-out" /> Sign Out
      </Button>
    </FooterButtons>
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

const AccountNav = styled.nav`
  display: grid;
  gap: ${space(3)};
  padding-top: ${space(5)};

  a,
  button {
    display: flex;
    gap: 10px;
    align-items: center;
    width: 100%;
    min-height: 44px;
    padding: 0 8px;
    border: 0;
    border-radius: var(--r1);
    background: none;
    font-weight: 500;
    text-align: start;
    text-decoration: none;
    cursor: pointer;
  }

  a:hover,
  button:hover {
    background: var(--water);
  }
`;

const FooterButtons = styled.div`
  display: grid;
  gap: ${space(2)};
`;
