import { useInfiniteQuery } from '@tanstack/react-query';
import type { CityBatch } from '@wanderwork/contracts';
import { EmptyState, Table, Tag, TextLink } from '@wanderwork/ui';
import { GrowingList } from '@wanderwork/ui/lists';
import styled from 'styled-components';
import { AdminPart } from '../../../shared/admin/admin-part';
import { batchesQuery } from '../api/batches';
import { deedText, originWords, sizeText, stateTones, stateWords } from '../model/batch-words';

/** Every import there was, newest first. */
export const BatchList = () => (
  <Place aria-labelledby="imports-so-far">
    <h2 id="imports-so-far">Imports so far</h2>
    <GrowingList list={useInfiniteQuery(batchesQuery)} label="The imports">
      {(batches) => <Batches batches={batches} />}
    </GrowingList>
  </Place>
);

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
