import { tierNames, type AdminUserSummary } from '@wanderwork/contracts';
import { Row, Tag } from '@wanderwork/ui';

/** The plan and status of an account as tags. */
export const AccountTags = ({ user }: { user: AdminUserSummary }) => (
  <Row $gap={1}>
    <Tag tone={user.tier === 'free' ? 'outlined' : 'ink'}>{tierNames[user.tier]}</Tag>
    {user.isAdmin && (
      <Tag tone="ok" icon="shield">
        Admin
      </Tag>
    )}
    {user.suspendedAt && (
      <Tag tone="bad" icon="lock">
        Suspended
      </Tag>
    )}
    {user.deletionDueAt && (
      <Tag tone="warn" icon="trash">
        Deletion scheduled
      </Tag>
    )}
    {!user.emailConfirmed && (
      <Tag tone="warn" icon="clock">
        Email not confirmed
      </Tag>
    )}
  </Row>
);
