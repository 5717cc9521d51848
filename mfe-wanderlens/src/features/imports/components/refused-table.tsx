import type { RefusedRow } from '@wanderwork/contracts';
import { Table } from '@wanderwork/ui';
import styled from 'styled-components';

interface Props {
  rows: RefusedRow[];
  /** Of all, also those that are not shown. */
  count: number;
}

/** The lines of a file that were not taken, with every reason. */
export const RefusedTable = ({ rows, count }: Props) => {
  if (rows.length === 0) return null;
  return (
    <Root>
      <h3>Refused lines</h3>
      <Table caption="Refused lines">
        <thead>
          <tr>
            <th scope="col" data-number>
              Line
            </th>
            <th scope="col">City</th>
            <th scope="col">Why</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ line, slug, reasons }) => (
            <tr key={line}>
              <td data-number>{line}</td>
              <th scope="row">{slug ?? 'Without a name'}</th>
              <td>{reasons.join('; ')}</td>
            </tr>
          ))}
        </tbody>
      </Table>
      {count > rows.length && (
        <p>
          The first {rows.length} of {count}.
        </p>
      )}
    </Root>
  );
};

const Root = styled.section`
  p {
    margin-top: var(--s3);
    font-size: var(--f-sm);
    color: var(--ink-2);
  }

  th[scope='row'] {
    min-width: 120px;
    overflow-wrap: anywhere;
  }

  td:last-child {
    min-width: 240px;
    overflow-wrap: anywhere;
  }
`;
