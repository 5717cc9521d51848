import { paths } from '@wanderwork/contracts';
import { AppLink, openPanel, useSession } from '@wanderwork/platform';
import { Button, ButtonLink, Row } from '@wanderwork/ui';
import styled from 'styled-components';
import { useSignOut } from './use-sign-out';

interface Props {
  /** What the button that leads to a membership says. */
  joinLabel?: string;
  onLeave?: () => void;
}

/** In: who one is, and the way out. Out: the two ways in. Before the server has said which, their place is kept. */
export const AccountActions = ({ joinLabel = 'Join Now', onLeave }: Props) => {
  const user = useSession((state) => state.user);
  const loading = useSession((state) => state.isLoading);
  const signOut = useSignOut();
  if (user)
    return (
      <Actions $gap={3}>
        <Name to={paths.web.profile()} onClick={onLeave}>
          {user.name || user.email}
        </Name>
        <Button size="small" onClick={() => void signOut().then(onLeave)}>
          Sign Out
        </Button>
      </Actions>
    );
  return (
    <Actions $gap={2} $hidden={loading}>
      <ButtonLink as={AppLink} variant="plain" size="small" to={paths.web.login()} onClick={onLeave}>
        Log In
      </ButtonLink>
      <Button
        variant="ink"
        size="small"
        onClick={() => {
          onLeave?.();
          openPanel('subscription');
        }}
      >
        {joinLabel}
      </Button>
    </Actions>
  );
};

const Actions = styled(Row)<{ $hidden?: boolean }>`
  flex-wrap: nowrap;
  visibility: ${({ $hidden }) => ($hidden ? 'hidden' : 'visible')};
`;

const Name = styled(AppLink)`
  max-width: 18ch;
  padding-block: 8px;
  overflow: hidden;
  font-weight: 600;
  text-decoration: none;
  text-overflow: ellipsis;
  white-space: nowrap;
`;
