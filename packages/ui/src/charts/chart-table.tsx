import { VisuallyHidden } from '@wanderwork/ui';

interface Props {
  caption: string;
  columns: string[];
  /** Each row's name, then its figures in words. */
  rows: string[][];
}

/** What a drawing shows, as a table for those who do not see it. */
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
