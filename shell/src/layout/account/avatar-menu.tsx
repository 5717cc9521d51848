import type { SessionUser } from '@wanderwork/contracts';
import { AppLink, useSignOut } from '@wanderwork/platform';
import { Icon } from '@wanderwork/ui';
import { Menu, MenuItem, MenuNote, MenuSeparator } from '@wanderwork/ui/overlays';
import { useEffect, useRef } from 'react';
import { useAccountLinks, type AccountLink } from './account-links';
import { AvatarButton } from './avatar-button';
import { AccountSummary } from './account-summary';

interface Props {
  user: SessionUser;
  /**
   * Whether the press that loaded this code came from the keyboard; the first item then takes the focus, as in every
   * later opening.
   */
  byKeyboard: boolean;
}

/** The menu behind the avatar; it mounts open. */
const AvatarMenu = ({ user, byKeyboard }: Props) => {
  const signOut = useSignOut();
  const first = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (byKeyboard) first.current?.focus();
  }, [byKeyboard]);
  return (
    <Menu defaultOpen trigger={<AvatarButton user={user} />} label="Account">
      <MenuNote>
        <AccountSummary user={user} />
      </MenuNote>
      <MenuSeparator />
      {useAccountLinks(user).map((link, index) => (
        <Item key={link.name} link={link} ref={index === 0 ? first : null} />
      ))}
      <MenuSeparator />
      <MenuItem onSelect={() => void signOut()}>
        <Icon name="log-out" />
        Sign Out
      </MenuItem>
    </Menu>
  );
};

const Item = ({ link, ref }: { link: AccountLink; ref: React.Ref<HTMLDivElement> }) => {
  const content = (
    <>
      <Icon name={link.icon} />
      {link.name}
    </>
  );
  return link.to ? (
    <MenuItem ref={ref} asChild>
      <AppLink to={link.to}>{content}</AppLink>
    </MenuItem>
  ) : (
    <MenuItem ref={ref} onSelect={link.open}>
      {content}
    </MenuItem>
  );
};

export default AvatarMenu;
