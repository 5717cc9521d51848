import { useInfiniteQuery } from '@tanstack/react-query';
import type { CityBatch } from '@wanderwork/contracts';
import { Button, EmptyState, Skeleton, Table, Tag, TextLink } from '@wanderwork/ui';
import styled from 'styled-components';
import { AdminPart } from '../../../shared/admin/admin-part';
import { Unfetched } from '../../../shared/admin/unfetched';
import { batchesQuery } from '../api/batches';
import { deedText, originWords, sizeText, stateTones, stateWords } from '../model/batch-words';

/** Every import there was, newest first. */
export const BatchList = () => {
  const { data, isError, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useInfiniteQuery(batchesQuery);
  const batches = data?.pages.flatMap(({ items }) => items);
  return (
    <Place aria-labelledby="imports-so-far">
      <h2 id="imports-so-far">Imports so far</h2>
      {batches ? (
        <Batches batches={batches} />
      ) : isError ? (
        <Unfetched label="The imports" onTryAgain={() => void refetch()} />
      ) : (
        <Skeleton $height="240px" role="status" aria-label="Loading the imports" />
      )}
      {hasNextPage && (
        <div>
          <Button busy={isFetchingNextPage} busyLabel="Loading..." onClick={() => void fetchNextPage()}>
            Show more
          </Button>
        </div>
      )}
    </Place>
  );
};

const Batches = ({ batches }: { batches: CityBatch[] }) => {
  if (batches.length === 0)
    return <EmptyState title="None">What is brought in stands here, with a way back.</EmptyState>;
  return (
    <Table caption="Imports, newest first">
      <thead>
        <tr>
          <th scope="col">Import</th>
          <th scope="col">State</th>
          <th scope="col">Changes</th>
          <th scope="col" data-number>
            Refused
          </th>
          <th scope="col">Last deed</th>
        </tr>
      </thead>
      <tbody>
        {batches.map((batch) => (
          <BatchRow key={batch.id} batch={batch} />
        ))}
      </tbody>
    </Table>
  );
};

const BatchRow = ({ batch }: { batch: CityBatch }) => {
  const last = batch.deeds.at(-1);
  return (
    <tr>
      <th scope="row">
        <TextLink to={`?part=imports&batch=${batch.id}`}>
          <bdi>
            {batch.id} · {batch.name}
          </bdi>
        </TextLink>
        <Origin>{originWords[batch.origin]}</Origin>
      </th>
      <td>
        <Tag tone={stateTones[batch.state]}>{stateWords[batch.state]}</Tag>
      </td>
      <td>{sizeText(batch)}</td>
      <td data-number>{batch.refused}</td>
      <td>{last && deedText(last)}</td>
    </tr>
  );
};

const Place = styled(AdminPart)`
  tbody th {
    min-width: 180px;
  }

  tbody th a {
    overflow-wrap: anywhere;
  }

  td:nth-child(3) {
    min-width: 150px;
  }

  td:last-child {
    min-width: 190px;
  }
`;

const Origin = styled.div`
  font: 400 var(--f-cap) / 1.4 var(--sans);
  color: var(--ink-2);
`;
