import type { RefusedRow } from '@wanderwork/contracts';
import { ListTable, type ListColumns } from '@wanderwork/ui/lists';
import styled from 'styled-components';

interface Props {
  rows: RefusedRow[];
  /** The total count, including lines that are not shown. */
  count: number;
}

/** The refused lines of a file, with all reasons. */
export const RefusedTable = ({ rows, count }: Props) => {
  if (rows.length === 0) return null;
  return (
    <section>
      <h3>Refused lines</h3>
      <ListTable
        caption="Refused lines"
        columns={columns}
        rows={rows.map((row) => ({ ...row, id: row.line }))}
      />
      {count > rows.length && (
        <Rest>
          Showing the first {rows.length} of {count}.
        </Rest>
      )}
    </section>
  );
};

const columns: ListColumns<RefusedRow & { id: number }> = [
  { title: 'City', render: ({ slug }) => <bdi>{slug ?? 'Unnamed'}</bdi> },
  { title: 'Line', render: ({ line }) => line },
  { title: 'Reason', render: ({ reasons }) => <bdi>{reasons.join('; ')}</bdi> },
];

const Rest = styled.p`
  margin-top: var(--s3);
  font-size: var(--f-sm);
  color: var(--ink-2);
`;
