import { useInfiniteQuery } from '@tanstack/react-query';
import type { CityBatch } from '@wanderwork/contracts';
import { Tag, TextLink } from '@wanderwork/ui';
import { LoadMoreTable, ListTable, type ListColumns } from '@wanderwork/ui/lists';
import styled from 'styled-components';
import { AdminPart } from '../../../shared/admin/admin-part';
import { batchesQuery } from '../api/batches';
import {
  describeAction,
  batchOriginLabels,
  describeSize,
  stateTones,
  batchStateLabels,
} from '../model/batch-labels';

/** All imports, newest first. */
export const BatchList = () => (
  <AdminPart aria-labelledby="imports-so-far">
    <h2 id="imports-so-far">Imports</h2>
    <LoadMoreTable
      list={useInfiniteQuery(batchesQuery)}
      label="The imports"
      empty="Imports appear here. You can roll each one back."
    >
      {(batches) => <ListTable caption="Imports, newest first" columns={columns} rows={batches} />}
    </LoadMoreTable>
  </AdminPart>
);

const Which = ({ id, name, origin }: CityBatch) => (
  <>
    <TextLink to={`?part=imports&batch=${id}`}>
      <bdi>
        {id} · {name}
      </bdi>
    </TextLink>
    <Origin>{batchOriginLabels[origin]}</Origin>
  </>
);

const State = ({ state }: CityBatch) => <Tag tone={stateTones[state]}>{batchStateLabels[state]}</Tag>;

const describeLastAction = ({ deeds: actions }: CityBatch): string | null => {
  const last = actions.at(-1);
  return last ? describeAction(last) : null;
};

const columns: ListColumns<CityBatch> = [
  { title: 'Import', render: Which },
  { title: 'Status', render: State },
  { title: 'Changes', render: describeSize },
  { title: 'Refused', render: ({ refused }) => refused },
  { title: 'Last action', render: describeLastAction },
];

const Origin = styled.div`
  font: 400 var(--f-cap) / 1.4 var(--sans);
  color: var(--ink-2);
`;
