import { shortDateWords, tierNames, type AdminGrant } from '@wanderwork/contracts';
import { Button, Small, Stack, VisuallyHidden } from '@wanderwork/ui';
import { ListTable, type ListColumns } from '@wanderwork/ui/lists';
import { takeTierBack } from '../../api/billing';
import { RowHead } from '../row-head';
import { useChange } from '../use-change';
import { GrantForm } from './grant-form';
import { Problem } from '../../../../shared/problem';

interface Props {
  userId: string;
  grants: readonly AdminGrant[];
}

/** Tiers that admins gave, each with its reason, and another one to give. */
export const UserGrants = ({ userId, grants }: Props) => {
  const { busy, problem, change } = useChange();
  const columns: ListColumns<AdminGrant> = [
    { title: 'Tier', of: ({ tier, reason }) => <RowHead below={reason}>{tierNames[tier]}</RowHead> },
    {
      title: 'Given',
      of: ({ createdAt, until }) => (
        <>
          {shortDateWords(createdAt)}
          <Small as="div" $quiet>
            {until ? `until ${shortDateWords(until)}` : 'for good'}
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
            onClick={() =>
              void change(() => takeTierBack(grant.id), `${tierNames[grant.tier]} is taken back`)
            }
          >
            Take it back <VisuallyHidden>{tierNames[grant.tier]}</VisuallyHidden>
          </Button>
        ),
    },
  ];
  return (
    <Stack $gap={4}>
      <Problem>{problem}</Problem>
      {grants.length > 0 && <ListTable caption="Tiers that were given" columns={columns} rows={grants} />}
      <GrantForm userId={userId} />
    </Stack>
  );
};

const isOver = ({ revokedAt, until }: AdminGrant): boolean =>
  revokedAt !== null || (until !== null && new Date(until) <= new Date());

const overWords = ({ revokedAt }: AdminGrant): string =>
  revokedAt ? `Taken back ${shortDateWords(revokedAt)}` : 'Over';
