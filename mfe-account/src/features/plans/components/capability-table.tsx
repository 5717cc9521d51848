import { tierNames, type Tier } from '@wanderwork/contracts';
import { ListTable, type ListColumns } from '@wanderwork/ui/lists';
import styled from 'styled-components';
import { audiences, getCapabilityRows, type Audience } from '../model/capabilities';

const audienceNames: Record<Audience, string> = { visitor: 'Visitor', ...tierNames };

/** The plans side by side. `current` is the reader's own plan. */
export const CapabilityTable = ({ current }: { current: Tier | null }) => (
  <div>
    <Title>What each plan includes</Title>
    <ListTable
      caption="What each plan includes"
      columns={getColumns(current)}
      rows={getCapabilityRows().map((row) => ({ ...row, id: row.name }))}
    />
  </div>
);

type Row = ReturnType<typeof getCapabilityRows>[number] & { id: string };

const getColumns = (current: Tier | null): ListColumns<Row> => [
  { title: 'Feature', render: ({ name }) => name },
  ...audiences.map((audience) => ({
    title: audience === current ? `${audienceNames[audience]} (yours)` : audienceNames[audience],
    render: ({ values }: Row) => values[audience],
  })),
];

const Title = styled.h2`
  margin-bottom: var(--s4);
  font-size: var(--f-xl);
`;
