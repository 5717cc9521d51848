import type { BatchChange } from '@wanderwork/contracts';
import { DataMarkKey } from '@wanderwork/ui';
import { ListTable, type ListColumns } from '@wanderwork/ui/lists';
import styled from 'styled-components';
import { CellView } from '../../../shared/admin/cell-view';
import { formatCount } from '../../../shared/admin/score-labels';

interface Props {
  changes: BatchChange[];
  /** The total count, including changes that are not shown. */
  count: number;
}

/** Every changed cell, before and after. */
export const ChangeTable = ({ changes, count }: Props) => {
  if (changes.length === 0) return null;
  const rows = changes.map((change) => ({
    ...change,
    id: `${change.city} ${change.label} ${change.scoreOnly}`,
  }));
  return (
    <Root>
      <h3>Figures</h3>
      <ListTable caption="Figures before and after" columns={columns} rows={rows} />
      {count > changes.length && (
        <p>
          Showing the first {changes.length} of {formatCount(count, 'change', 'changes')}.
        </p>
      )}
      <DataMarkKey />
    </Root>
  );
};

const Figure = ({ label, scoreOnly }: BatchChange) => (
  <>
    {label}
    {scoreOnly && <Aside>Used in the score, not shown</Aside>}
  </>
);

const columns: ListColumns<BatchChange & { id: string }> = [
  { title: 'City', render: ({ cityName }) => <bdi>{cityName}</bdi> },
  { title: 'Figure', render: Figure },
  {
    title: 'Before',
    render: ({ before, after, unit }) => <CellView cell={before} compared={after} unit={unit} />,
  },
  {
    title: 'After',
    render: ({ before, after, unit }) => <CellView cell={after} compared={before} unit={unit} />,
  },
];

const Aside = styled.small`
  display: block;
  color: var(--ink-2);
`;

const Root = styled.section`
  > p,
  > ul {
    margin-top: var(--s3);
    font-size: var(--f-sm);
    color: var(--ink-2);
  }
`;
