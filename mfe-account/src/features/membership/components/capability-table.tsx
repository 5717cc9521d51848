import { tierNames, type Tier } from '@wanderwork/contracts';
import { ListTable, type ListColumns } from '@wanderwork/ui/lists';
import styled from 'styled-components';
import { audiences, capabilityTable, type Audience } from '../model/capabilities';

const names: Record<Audience, string> = { visitor: 'Visitor', ...tierNames };

/** The tiers side by side; `current` is the reader's own. */
export const CapabilityTable = ({ current }: { current: Tier | null }) => (
  <div>
    <Title>What each membership includes</Title>
    <ListTable
      caption="What each membership includes"
      columns={columnsFor(current)}
      rows={capabilityTable().map((row) => ({ ...row, id: row.name }))}
    />
  </div>
);

type Row = ReturnType<typeof capabilityTable>[number] & { id: string };

const columnsFor = (current: Tier | null): ListColumns<Row> => [
  { title: 'What you may do', of: What },
  ...audiences.map((audience) => ({
    title: audience === current ? `${names[audience]}, yours` : names[audience],
    of: ({ values }: Row) => values[audience],
  })),
];

const What = ({ name, missing }: Row) => (
  <>
    {name}
    {missing && <Missing>{missing}</Missing>}
  </>
);

const Title = styled.h2`
  margin-bottom: var(--s4);
  font-size: var(--f-xl);
`;

const Missing = styled.div`
  font: 400 var(--f-cap) / 1.4 var(--sans);
  color: var(--ink-3);
`;
