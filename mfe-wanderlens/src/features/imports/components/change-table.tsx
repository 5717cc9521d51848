import type { BatchChange } from '@wanderwork/contracts';
import { DataMarkKey, Table } from '@wanderwork/ui';
import styled from 'styled-components';
import { CellView } from '../../../shared/admin/cell-view';
import { counted } from '../../../shared/admin/score-words';

interface Props {
  changes: BatchChange[];
  /** Of all, also those that are not shown. */
  count: number;
}

/** Every cell that changes: what stands there before and after. */
export const ChangeTable = ({ changes, count }: Props) => {
  if (changes.length === 0) return null;
  return (
    <Root>
      <h3>Figures</h3>
      <Table caption="Figures before and after">
        <thead>
          <tr>
            <th scope="col">City</th>
            <th scope="col">Figure</th>
            <th scope="col">Before</th>
            <th scope="col">After</th>
          </tr>
        </thead>
        <tbody>
          {changes.map((change) => (
            <tr key={`${change.city} ${change.label} ${change.scoreOnly}`}>
              <th scope="row">
                <bdi>{change.cityName}</bdi>
              </th>
              <td>
                {change.label}
                {change.scoreOnly && <small>Counted, not printed</small>}
              </td>
              <td>
                <CellView cell={change.before} unit={change.unit} />
              </td>
              <td>
                <CellView cell={change.after} unit={change.unit} />
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
      {count > changes.length && (
        <p>
          The first {changes.length} of {counted(count, 'change', 'changes')}.
        </p>
      )}
      <DataMarkKey />
    </Root>
  );
};

const Root = styled.section`
  td:nth-child(2) {
    min-width: 150px;
  }

  td:nth-child(n + 3) {
    min-width: 180px;
  }

  td > small {
    display: block;
    color: var(--ink-2);
  }

  > p,
  > ul {
    margin-top: var(--s3);
    font-size: var(--f-sm);
    color: var(--ink-2);
  }
`;
