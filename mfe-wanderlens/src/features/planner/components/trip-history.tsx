import { useInfiniteQuery } from '@tanstack/react-query';
import { formatDateTime, type TripWriter } from '@wanderwork/contracts';
import { useAction } from '@wanderwork/platform/actions';
import { Button, Small, Stack } from '@wanderwork/ui';
import { Loading, LoadError } from '@wanderwork/ui/lists';
import { Drawer } from '@wanderwork/ui/overlays';
import { diffTrips, type Operation } from '@wanderwork/travel';
import { type ReactNode } from 'react';
import styled from 'styled-components';
import { tripsApi } from '../api/trips-api';
import { createNames, describeOperation } from '../model/operation-text';
import { getLoggedTrip } from '../model/trip-record';
import { usePlanner } from './planner-context';

const writers: Record<TripWriter, string> = {
  person: 'You',
  assistant: 'The assistant, with your approval',
  import: 'An import',
};

/** Every change, who made it, and a way back. */
const TripHistory = ({ onClose }: { onClose: () => void }) => {
  const { record } = usePlanner();
  return (
    <Drawer open onOpenChange={(open) => !open && onClose()} title="History">
      {record.owner === null || !record.saved ? <DeviceHistory /> : <AccountHistory />}
    </Drawer>
  );
};

interface EntryProps {
  ops: readonly Operation[];
  at: string | number;
  who: string;
  about?: string;
  children?: ReactNode;
}

const MAX_LINES = 4;

const Entry = ({ ops, at, who, about, children }: EntryProps) => {
  const { trip, names } = usePlanner();
  const ownNames = createNames(trip, names, ops);
  const lines = ops.slice(0, MAX_LINES).map((op) => describeOperation(op, ownNames));
  return (
    <li>
      <Small $quiet>
        {formatDateTime(at)} · {who}
      </Small>
      {about && <p>{about}</p>}
      {lines.map((line, index) => (
        <p key={index}>{line}</p>
      ))}
      {ops.length > MAX_LINES && <Small $quiet>and {ops.length - MAX_LINES} more</Small>}
      {children}
    </li>
  );
};

/** The changes of a visitor, as this browser recorded them. */
const DeviceHistory = () => {
  const { record, change, canEdit } = usePlanner();
  if (record.log.length === 0) return <p>No changes yet.</p>;
  const restore = (at: number) => change(diffTrips(record.trip, getLoggedTrip(record, at)), 'Restored');
  return (
    <List>
      {record.log
        .map((entry, at) => ({ ...entry, version: at + 1 }))
        .reverse()
        .map(({ at, ops, version }) => (
          <Entry key={version} ops={ops} at={at} who="You">
            {canEdit && version < record.log.length && (
              <Button size="small" onClick={() => restore(version)}>
                Restore this version
              </Button>
            )}
          </Entry>
        ))}
    </List>
  );
};

const AccountHistory = () => {
  const { trip, record, store, canEdit } = usePlanner();
  const { busy, problem, run } = useAction();
  const { data, error, refetch, fetchNextPage, hasNextPage, isFetching } = useInfiniteQuery({
    queryKey: ['trip-history', trip.id, record.revision],
    queryFn: ({ pageParam }) => tripsApi.history(trip.id, pageParam),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextKey }) => nextKey ?? undefined,
  });
  if (error && !data)
    return <LoadError label="The history" busy={isFetching} onTryAgain={() => void refetch()} />;
  if (!data) return <Loading label="The history" />;
  const restore = (revision: number) =>
    void run(async () => {
      await tripsApi.restore(trip.id, revision);
      await store.refresh();
    }, 'Restored');
  return (
    <Stack $gap={4}>
      {problem && <LoadError label="That version" onTryAgain={() => void refetch()} />}
      <List>
        {data.pages
          .flatMap(({ items }) => items)
          .map(({ revision, ops, at, writer, restored }) => (
            <Entry
              key={revision}
              ops={ops}
              at={at}
              who={writers[writer]}
              {...(ops.length === 0 && { about: 'The trip was created' })}
              {...(restored !== null && { about: `Version ${restored} was restored` })}
            >
              {canEdit && revision < record.revision && (
                <Button size="small" busy={busy} onClick={() => restore(revision)}>
                  Restore this version
                </Button>
              )}
            </Entry>
          ))}
      </List>
      {hasNextPage && (
        <Button busy={isFetching} onClick={() => void fetchNextPage()}>
          Show earlier changes
        </Button>
      )}
    </Stack>
  );
};

const List = styled.ol.attrs({ role: 'list', reversed: true })`
  padding: 0;
  list-style: none;

  li {
    display: grid;
    gap: 2px;
    justify-items: start;
    padding-block: var(--s3);
    border-bottom: 1px solid var(--line);
    font-size: var(--f-sm);
  }

  button {
    margin-top: var(--s2);
  }
`;

export default TripHistory;
