import type { SessionUser, Tier } from '@wanderwork/contracts';
import { Tag, type TagTone } from '@wanderwork/ui';
import styled from 'styled-components';
import { Avatar } from './avatar';

const badges: Record<Tier, { words: string; tone: TagTone }> = {
  free: { words: 'Free Tier', tone: 'plain' },
  pro: { words: 'Pro', tone: 'ok' },
  premium: { words: 'Premium', tone: 'warn' },
};

/** Who is signed in: picture, name, address and tier. */
export const Who = ({ user }: { user: SessionUser }) => {
  const { words, tone } = badges[user.subscriptionTier];
  return (
    <Card>
      <Avatar person={user} size={44} />
      <Lines>
        {user.name && <Name>{user.name}</Name>}
        <Address>{user.email}</Address>
        <Tag tone={tone}>{words}</Tag>
      </Lines>
    </Card>
  );
};

const Card = styled.span`
  display: flex;
  gap: 12px;
  align-items: flex-start;
`;

const Lines = styled.span`
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
