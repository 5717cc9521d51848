import type { SessionUser } from '@wanderwork/contracts';
import { TierBadge } from '@wanderwork/ui/tiers';
import styled from 'styled-components';
import { Avatar } from '@wanderwork/ui/people';

/** The signed-in person: picture, name, email address and tier. */
export const AccountSummary = ({ user }: { user: SessionUser }) => (
  <Card>
    <Avatar person={user} size={44} />
    <Details>
      {user.name && <Name>{user.name}</Name>}
      <Address>{user.email}</Address>
      <TierBadge tier={user.subscriptionTier} />
    </Details>
  </Card>
);

const Card = styled.span`
  display: flex;
  gap: 12px;
  align-items: flex-start;
`;

const Details = styled.span`
  display: grid;
  justify-items: start;
  min-width: 0;
  overflow-wrap: anywhere;
`;

const Name = styled.b`
  font: 400 var(--f-md) / 1.25 var(--serif);
`;

const Address = styled.span`
  margin-bottom: 6px;
  color: var(--ink-2);
  font-size: var(--f-sm);
`;
