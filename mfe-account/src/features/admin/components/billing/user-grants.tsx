import { formatLocalDate, tierNames, type AdminGrant } from '@wanderwork/contracts';
import { Button, Small, Stack, VisuallyHidden } from '@wanderwork/ui';
import { ListTable, type ListColumns } from '@wanderwork/ui/lists';
import { revokeTier } from '../../api/billing';
import { RowHead } from '../row-head';
import { useAction } from '@wanderwork/platform/actions';
import { withProof } from '../../../../shared/fresh/proof';
import { ADMIN_KEY } from '../../api/lists.query';
import { GrantForm } from './grant-form';
import { ErrorMessage } from '../../../../shared/error-message';

interface Props {
  userId: string;
  grants: readonly AdminGrant[];
}

/** The plans that admins granted to a member, each with its reason, and the form that grants another. */
export const UserGrants = ({ userId, grants }: Props) => {
  const { busy, problem, run } = useAction({ refetches: [ADMIN_KEY] });
  const columns: ListColumns<AdminGrant> = [
    { title: 'Plan', render: ({ tier, reason }) => <RowHead below={reason}>{tierNames[tier]}</RowHead> },
    {
      title: 'Granted',
      render: ({ createdAt, until }) => (
        <>
          {formatLocalDate(createdAt)}
          <Small as="div" $quiet>
            {until ? `until ${formatLocalDate(until)}` : 'no end date'}
          </Small>
        </>
      ),
    },
    {
      title: 'Status',
      render: (grant) =>
        isEnded(grant) ? (
          formatEnd(grant)
        ) : (
          <Button
            size="small"
            busy={busy}
            onClick={() =>
              void run(() => withProof(() => revokeTier(grant.id)), `${tierNames[grant.tier]} revoked`)
            }
          >
            Revoke <VisuallyHidden>{tierNames[grant.tier]}</VisuallyHidden>
          </Button>
        ),
    },
  ];
  return (
    <Stack $gap={4}>
      <ErrorMessage problem={problem} />
      {grants.length > 0 && <ListTable caption="Granted plans" columns={columns} rows={grants} />}
      <GrantForm userId={userId} />
    </Stack>
  );
};

const isEnded = ({ revokedAt, until }: AdminGrant): boolean =>
  revokedAt !== null || (until !== null && new Date(until) <= new Date());

const formatEnd = ({ revokedAt }: AdminGrant): string =>
  revokedAt ? `Revoked ${formatLocalDate(revokedAt)}` : 'Ended';
