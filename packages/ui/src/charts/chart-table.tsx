import { VisuallyHidden } from '@wanderwork/ui';

interface Props {
  caption: string;
  columns: string[];
  /** Each row's name, then its values as text. */
  rows: string[][];
}

/** The data of a chart as a table, for screen readers. */
export const ChartTable = ({ caption, columns, rows }: Props) => (
  <VisuallyHidden as="div">
    <table>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...figures], index) => (
          <tr key={index}>
            <th scope="row">{name}</th>
            {figures.map((figure, column) => (
              <td key={column}>{figure}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </VisuallyHidden>
);
