import { useInfiniteQuery } from '@tanstack/react-query';
import type { CityBatch } from '@wanderwork/contracts';
import { Tag, TextLink } from '@wanderwork/ui';
import { GrowingList, ListTable, type ListColumns } from '@wanderwork/ui/lists';
import styled from 'styled-components';
import { AdminPart } from '../../../shared/admin/admin-part';
import { batchesQuery } from '../api/batches';
import { deedText, originWords, sizeText, stateTones, stateWords } from '../model/batch-words';

/** Every import there was, newest first. */
export const BatchList = () => (
  <AdminPart aria-labelledby="imports-so-far">
    <h2 id="imports-so-far">Imports so far</h2>
    <GrowingList
      list={useInfiniteQuery(batchesQuery)}
      label="The imports"
      empty="What is brought in stands here, with a way back."
    >
      {(batches) => <ListTable caption="Imports, newest first" columns={columns} rows={batches} />}
    </GrowingList>
  </AdminPart>
);

const Which = ({ id, name, origin }: CityBatch) => (
  <>
    <TextLink to={`?part=imports&batch=${id}`}>
      <bdi>
        {id} · {name}
      </bdi>
    </TextLink>
    <Origin>{originWords[origin]}</Origin>
  </>
);

const State = ({ state }: CityBatch) => <Tag tone={stateTones[state]}>{stateWords[state]}</Tag>;

const lastDeed = ({ deeds }: CityBatch): string | null => {
  const last = deeds.at(-1);
  return last ? deedText(last) : null;
};

const columns: ListColumns<CityBatch> = [
  { title: 'Import', of: Which },
  { title: 'State', of: State },
  { title: 'Changes', of: sizeText },
  { title: 'Refused', of: ({ refused }) => refused },
  { title: 'Last deed', of: lastDeed },
];

const Origin = styled.div`
  font: 400 var(--f-cap) / 1.4 var(--sans);
  color: var(--ink-2);
`;
