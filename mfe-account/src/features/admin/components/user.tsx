import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { errorCodes, formatLocalDate, paths, type AdminUser } from '@wanderwork/contracts';
import { AppLink, HttpError } from '@wanderwork/platform';
import { ButtonLink, EmptyState, Stack } from '@wanderwork/ui';
import { LoadMoreTable, KeyFacts } from '@wanderwork/ui/lists';
import { useParams } from 'react-router-dom';
import styled from 'styled-components';
import { QueryData } from '../../../shared/query-data';
import { formatTimeAgo } from '../../../shared/times';
import { auditQuery } from '../api/lists.query';
import { userQuery } from '../api/one.query';
import { formatCount } from '../model/account-labels';
import { AccountTags } from './account-tags';
import { AdminFrame } from './admin-frame';
import { AuditTable } from './audit-table';
import { UserBilling } from './billing/user-billing';
import { UserSessions } from './user-sessions';
import { changeUser } from '../api/actions';
import { ReasonedAction } from './reasoned-action';

interface ActionProps {
  user: AdminUser;
  /** True if this is the account of the admin who is signed in. */
  isOwn: boolean;
}

const roleLabels = {
  grant: {
    button: 'Make admin',
    title: 'Make this person an admin?',
    description: 'They can see and change everything in this area. They have to sign in again.',
    done: 'Admin role granted',
  },
  remove: {
    button: 'Remove admin role',
    title: 'Remove the admin role?',
    description: 'They lose access to this area right away and have to sign in again.',
    done: 'Admin role removed',
  },
};

const findObstacle = ({ user, isOwn }: ActionProps): string | undefined => {
  if (isOwn) return 'You can’t change your own role. Ask another admin.';
  return user.emailConfirmed ? undefined : 'Admins need a confirmed email.';
};

/** Grants or removes the admin role. */
const UserRole = ({ user, isOwn }: ActionProps) => (
  <ReasonedAction
    title="Role"
    about="Admins see everything in this area and can change it."
    labels={user.isAdmin ? roleLabels.remove : roleLabels.grant}
    obstacle={findObstacle({ user, isOwn })}
    action={(reason) => changeUser(user.id, { isAdmin: !user.isAdmin, reason })}
  />
);

const accessLabels = {
  suspend: {
    button: 'Suspend account',
    title: 'Suspend this account?',
    description: 'All sessions end right away. The owner can’t sign in until you lift the suspension.',
    done: 'Account suspended',
  },
  lift: {
    button: 'Lift suspension',
    title: 'Lift this suspension?',
    description: 'The owner can sign in again. Their old sessions stay ended.',
    done: 'Suspension lifted',
  },
};

/** Suspends an account or lifts its suspension. */
const UserAccess = ({ user, isOwn }: ActionProps) => {
  const isActive = user.suspendedAt === null;
  return (
    <ReasonedAction
      title="Access"
      about="A suspended account keeps its data, but nobody can sign in to it."
      labels={isActive ? accessLabels.suspend : accessLabels.lift}
      obstacle={isOwn ? 'You can’t suspend your own account. Ask another admin.' : undefined}
      action={(reason) => changeUser(user.id, { suspended: isActive, reason })}
    />
  );
};

interface Props {
  /** The id of the admin who is signed in. */
  ownId: string;
}

/** One account: its status, the actions of an admin, and its history. */
export const User = ({ ownId }: Props) => {
  const { id = '' } = useParams();
  const { data, error } = useQuery(userQuery(id));
  const isMissing = error instanceof HttpError && error.code === errorCodes.userNotFound;
  return (
    <AdminFrame title={data?.name ?? 'Account'} lead={data && <bdi>{data.email}</bdi>}>
      {isMissing ? (
        <AccountNotFound />
      ) : (
        <QueryData query={userQuery(id)} label="This account">
          {(user) => <AccountDetails user={user} isOwn={user.id === ownId} />}
        </QueryData>
      )}
    </AdminFrame>
  );
};

const AccountNotFound = () => (
  <EmptyState
    title="Account not found"
    action={
      <ButtonLink as={AppLink} to={paths.web.adminUsers()}>
        All accounts
      </ButtonLink>
    }
  >
    It may have been deleted.
  </EmptyState>
);

const AccountDetails = ({ user, isOwn }: { user: AdminUser; isOwn: boolean }) => (
  <Stack $gap={6}>
    <KeyFacts
      facts={[
        ['Status', <AccountTags key="tags" user={user} />],
        ['Created', formatLocalDate(user.createdAt)],
        ['Last active', user.lastSeenAt ? formatTimeAgo(user.lastSeenAt) : 'Not signed in anywhere'],
        ['Signed in on', formatCount(user.sessions, 'browser')],
        [
          'Two-step verification',
          user.secondFactors.map((factor) => factorLabels[factor]).join(', ') || 'None',
        ],
        ...(user.suspendedAt ? [['Suspended', formatLocalDate(user.suspendedAt)] as const] : []),
        ...(user.deletionDueAt ? [['Deletion date', formatLocalDate(user.deletionDueAt)] as const] : []),
      ]}
    />
    <div>
      <UserBilling userId={user.id} />
      <UserSessions user={user} />
      <UserAccess user={user} isOwn={isOwn} />
      <UserRole user={user} isOwn={isOwn} />
      <History aria-label="History">
        <h2>History</h2>
        <LoadMoreTable
          list={useInfiniteQuery(auditQuery({ user: user.id }))}
          label="The history"
          empty="No entries yet."
        >
          {(entries) => <AuditTable entries={entries} />}
        </LoadMoreTable>
      </History>
    </div>
  </Stack>
);

const History = styled.section`
  padding-block: var(--s6);
  border-top: 1px solid var(--line);

  h2 {
    margin-bottom: var(--s4);
    font-size: var(--f-lg);
    line-height: 1.16;
    letter-spacing: -0.01em;
  }
`;

const factorLabels = { totp: 'Authenticator app', passkey: 'Passkey' } as const;
