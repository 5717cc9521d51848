import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { errorCodes, formatLocalDate, paths, type AdminUser } from '@wanderwork/contracts';
import { AppLink, HttpError } from '@wanderwork/platform';
import { ButtonLink, EmptyState, Stack } from '@wanderwork/ui';
import { LoadMoreTable, KeyFacts } from '@wanderwork/ui/lists';
import { useParams } from 'react-router-dom';
import styled from 'styled-components';
import { OwnData } from '../../../shared/own-data';
import { timeAgo } from '../../../shared/times';
import { auditQuery } from '../api/lists.query';
import { userQuery } from '../api/one.query';
import { formatCount } from '../model/account-labels';
import { AccountTags } from './account-tags';
import { AdminFrame } from './admin-frame';
import { AuditTable } from './audit-table';
import { UserBilling } from './billing/user-billing';
import { UserAccess } from './user-access';
import { UserRole } from './user-role';
import { UserSessions } from './user-sessions';

interface Props {
  /** The admin who looks. */
  ownId: string;
}

/** One account: how it stands, what an admin can decide about it, and what happened to it. */
export const User = ({ ownId }: Props) => {
  const { id = '' } = useParams();
  const { data, error } = useQuery(userQuery(id));
  const missing = error instanceof HttpError && error.code === errorCodes.userNotFound;
  return (
    <AdminFrame title={data?.name ?? 'An account'} lead={data && <bdi>{data.email}</bdi>}>
      {missing ? (
        <Missing />
      ) : (
        <OwnData query={userQuery(id)} label="The account">
          {(user) => <Standing user={user} own={user.id === ownId} />}
        </OwnData>
      )}
    </AdminFrame>
  );
};

const Missing = () => (
  <EmptyState
    title="No such account"
    action={
      <ButtonLink as={AppLink} to={paths.web.adminUsers()}>
        All accounts
      </ButtonLink>
    }
  >
    It may have been deleted since this link was made.
  </EmptyState>
);

const Standing = ({ user, own }: { user: AdminUser; own: boolean }) => (
  <Stack $gap={6}>
    <KeyFacts
      facts={[
        ['Standing', <AccountTags key="tags" user={user} />],
        ['Since', formatLocalDate(user.createdAt)],
        ['Last used', user.lastSeenAt ? timeAgo(user.lastSeenAt) : 'Not signed in anywhere'],
        ['Signed in', formatCount(user.sessions, 'browser')],
        ['Second factors', user.secondFactors.map((factor) => factorWords[factor]).join(', ') || 'None'],
        ...(user.suspendedAt ? [['Suspended', formatLocalDate(user.suspendedAt)] as const] : []),
        ...(user.deletionDueAt ? [['Will be deleted', formatLocalDate(user.deletionDueAt)] as const] : []),
      ]}
    />
    <div>
      <UserBilling userId={user.id} />
      <UserSessions user={user} />
      <UserAccess user={user} own={own} />
      <UserRole user={user} own={own} />
      <History aria-label="What happened to it">
        <h2>What happened to it</h2>
        <LoadMoreTable
          list={useInfiniteQuery(auditQuery({ user: user.id }))}
          label="History"
          empty="Nothing was written down yet."
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

const factorWords = { totp: 'Authenticator app', passkey: 'Passkey' } as const;
