import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Table } from '../display/table';
import { media } from '../theme/css';

interface Column<Row> {
  title: string;
  render: (row: Row) => ReactNode;
}

/** The columns of a row; the first names the row. */
export type ListColumns<Row> = readonly [Column<Row>, ...Column<Row>[]];

interface Props<Row> {
  caption: string;
  columns: ListColumns<Row>;
  rows: readonly Row[];
}

/**
 * A list of things with the same few facts: a table, and on a phone a card per row with each value next to its title.
 * The roles are repeated because some browsers drop them when rows are laid out as cards.
 */
export const ListTable = <Row extends { id: string | number }>({ caption, columns, rows }: Props<Row>) => {
  const [head, ...others] = columns;
  return (
    <Root>
      <Table caption={caption}>
        <thead role="rowgroup">
          <tr role="row">
            {columns.map(({ title }) => (
              <th key={title} role="columnheader" scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row) => (
            <tr key={row.id} role="row">
              <th role="rowheader" scope="row">
                {head.render(row)}
              </th>
              {others.map(({ title, render }) => (
                <td key={title} role="cell">
                  {/* The column header is already announced. */}
                  <span aria-hidden>{title}</span>
                  <div>{render(row)}</div>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </Root>
  );
};

const Root = styled.div`
  /* Addresses break instead of widening the table; words stay whole. */
  tbody th,
  td a,
  td bdi {
    overflow-wrap: anywhere;
  }

  tbody th {
    min-width: 160px;
    font: 600 var(--f-ui) / 1.3 var(--sans);
  }

  tbody th > div {
    margin-top: 2px;
    font-weight: 400;
  }

  td {
    min-width: 96px;
    overflow-wrap: break-word;
  }

  td > span {
    display: none;
  }

  td button {
    margin-top: var(--s2);
  }

  ${media.belowPhone} {
    > div {
      max-height: none;
      overflow: visible;
      border: 0;
      background: none;
    }

    table,
    tbody {
      display: block;
    }

    thead {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }

    tbody tr {
      display: block;
      padding: var(--s3) var(--s4);
      border: 1px solid var(--line);
      border-radius: var(--r2);
      background: var(--sheet);
    }

    tbody tr + tr {
      margin-top: var(--s3);
    }

    tbody tr > * {
      padding: 0;
      border: 0;
    }

    tbody th {
      display: block;
      padding-bottom: var(--s2);
    }

    tbody td {
      display: grid;
      grid-template-columns: 96px minmax(0, 1fr);
      gap: var(--s3);
      align-items: baseline;
      padding-block: 5px;
    }

    td > span {
      display: block;
      font-size: var(--f-cap);
      color: var(--ink-2);
    }
  }
`;
