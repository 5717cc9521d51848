import { formatShortDate, tierNames, type AdminGrant } from '@wanderwork/contracts';
import { Button, Small, Stack, VisuallyHidden } from '@wanderwork/ui';
import { ListTable, type ListColumns } from '@wanderwork/ui/lists';
import { revokeTier } from '../../api/billing';
import { RowHead } from '../row-head';
import { useAdminAction } from '../use-admin-action';
import { GrantForm } from './grant-form';
import { ErrorMessage } from '../../../../shared/error-message';

interface Props {
  userId: string;
  grants: readonly AdminGrant[];
}

/** Tiers that admins gave, each with its reason, and another one to give. */
export const UserGrants = ({ userId, grants }: Props) => {
  const { busy, problem, change } = useAdminAction();
  const columns: ListColumns<AdminGrant> = [
    { title: 'Tier', of: ({ tier, reason }) => <RowHead below={reason}>{tierNames[tier]}</RowHead> },
    {
      title: 'Given',
      of: ({ createdAt, until }) => (
        <>
          {formatShortDate(createdAt)}
          <Small as="div" $quiet>
            {until ? `until ${formatShortDate(until)}` : 'for good'}
          </Small>
        </>
      ),
    },
    {
      title: 'Now',
      of: (grant) =>
        isOver(grant) ? (
          overWords(grant)
        ) : (
          <Button
            size="small"
            busy={busy}
            onClick={() => void change(() => revokeTier(grant.id), `${tierNames[grant.tier]} is taken back`)}
          >
            Take it back <VisuallyHidden>{tierNames[grant.tier]}</VisuallyHidden>
          </Button>
        ),
    },
  ];
  return (
    <Stack $gap={4}>
      <ErrorMessage>{problem}</ErrorMessage>
      {grants.length > 0 && <ListTable caption="Tiers that were given" columns={columns} rows={grants} />}
      <GrantForm userId={userId} />
    </Stack>
  );
};

const isOver = ({ revokedAt, until }: AdminGrant): boolean =>
  revokedAt !== null || (until !== null && new Date(until) <= new Date());

const overWords = ({ revokedAt }: AdminGrant): string =>
  revokedAt ? `Taken back ${formatShortDate(revokedAt)}` : 'Over';
