import { useQuery } from '@tanstack/react-query';
import { formatDate } from '@wanderwork/contracts';
import { getServerMessage } from '@wanderwork/platform';
import { useAction } from '@wanderwork/platform/actions';
import { Banner, Button, Stack } from '@wanderwork/ui';
import { tripsApi } from '../api/trips-api';
import { RowList } from './row-list';

/** A member's trips that were deleted in the last 30 days, each with a way back. */
export const DeletedTrips = ({ owner, onRestored }: { owner: string; onRestored: (id: string) => void }) => {
  const queryKey = ['deleted-trips', owner];
  const { data } = useQuery({ queryKey, queryFn: tripsApi.listDeleted });
  const { busy, problem, run } = useAction({ refetches: queryKey });
  if (!data || data.items.length === 0) return null;
  const restore = (id: string) =>
    void run(async () => {
      await tripsApi.restore(id);
      onRestored(id);
    }, 'Trip restored');
  return (
    <Stack as="section" $gap={3} aria-labelledby="deleted-trips">
      <h2 id="deleted-trips">Deleted in the last 30 days</h2>
      {problem && (
        <Banner tone="bad" role="alert">
          {getServerMessage(problem, 'We couldn’t restore it. Please try again.')}
        </Banner>
      )}
      <RowList>
        {data.items.map(({ id, title, deletedAt }) => (
          <li key={id}>
            <span>
              <bdi>{title || 'My trip'}</bdi>
              {deletedAt && <small> deleted on {formatDate(deletedAt)}</small>}
            </span>
            <Button
              size="small"
              busy={busy}
              aria-label={`Restore ${title || 'My trip'}`}
              onClick={() => restore(id)}
            >
              Restore
            </Button>
          </li>
        ))}
      </RowList>
    </Stack>
  );
};
