import { paths, type SessionUser } from '@wanderwork/contracts';
import { AppLink } from '@wanderwork/platform';
import { Icon, Small, Stack, Tag, type IconName } from '@wanderwork/ui';
import styled from 'styled-components';

interface Props {
  user: SessionUser;
  /** The label of the plan. */
  badge: string;
  onLeave: () => void;
}

const pages: { to: string; icon: IconName; name: string }[] = [
  { to: paths.web.profile(), icon: 'user', name: 'Profile Settings' },
  { to: paths.web.subscription(), icon: 'credit-card', name: 'Subscription & Billing' },
  { to: paths.web.settings(), icon: 'settings', name: 'Account Settings' },
  { to: paths.web.help(), icon: 'info', name: 'Help & Support' },
];

/** The signed-in member and links to their pages. */
export const MyAccount = ({ user, badge, onLeave }: Props) => (
  <Stack $gap={5}>
    <Identity>
      <Name>{user.name}</Name>
      <Small $quiet>{user.email}</Small>
      <p>
        <Tag>{badge}</Tag>
      </p>
    </Identity>
    <nav aria-label="My Account">
      {pages.map(({ to, icon, name }) => (
        <PageLink key={to} to={to} onClick={onLeave}>
          <Icon name={icon} /> {name}
        </PageLink>
      ))}
    </nav>
  </Stack>
);

const Identity = styled(Stack)`
  gap: var(--s1);
  overflow-wrap: anywhere;
`;

const Name = styled.p`
  font: 400 var(--f-lg) / 1.2 var(--serif);
`;

const PageLink = styled(AppLink)`
  display: flex;
  gap: 12px;
  align-items: center;
  min-height: 48px;
  border-bottom: 1px solid var(--line);
  color: inherit;
  font-weight: 500;
  text-decoration: none;

  &:first-child {
    border-top: 1px solid var(--ink);
  }

  &:hover {
    background: var(--water);
  }
`;
