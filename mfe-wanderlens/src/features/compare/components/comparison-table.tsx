import { paths, type Comparison, type ComparisonRow } from '@wanderwork/contracts';
import { AppLink } from '@wanderwork/platform';
import { DataMark, Small, Table, TextLink } from '@wanderwork/ui';
import styled from 'styled-components';
import { formatWithUnit, NO_FIGURE } from '../../../shared/format';
import { verdictWords } from '../model/verdict-words';

const parts = [
  ['score', 'The score'],
  ['dimension', 'What it is made of'],
  ['figure', 'Figures'],
] as const;

/** The cities beside each other, with a word in each row where they cannot be told apart. */
export const ComparisonTable = ({ comparison: { cities, rows } }: { comparison: Comparison }) => {
  const names = cities.map(({ name }) => name);
  return (
    <Table caption={`${names.join(', ')}: side by side`}>
      <thead>
        <tr>
          <th scope="col">What</th>
          {cities.map(({ slug, name, country }) => (
            <th key={slug} scope="col" data-number>
              <TextLink as={AppLink} to={paths.web.city(slug)}>
                {name}
              </TextLink>
              <Small $quiet as="div">
                {country}
              </Small>
            </th>
          ))}
        </tr>
      </thead>
      {parts.map(([part, title]) => (
        <tbody key={part}>
          <PartRow>
            <th scope="rowgroup" colSpan={cities.length + 1}>
              {title}
            </th>
          </PartRow>
          {rows
            .filter((row) => row.part === part)
            .map((row) => (
              <Row key={row.key} row={row} names={names} />
            ))}
        </tbody>
      ))}
    </Table>
  );
};

const Row = ({ row, names }: { row: ComparisonRow; names: string[] }) => {
  const verdict = verdictWords(row, names);
  return (
    <tr>
      <th scope="row">
        {row.label}
        {verdict && (
          <Small $quiet as="div">
            {verdict}
          </Small>
        )}
      </th>
      {row.cells.map((cell, place) => (
        <Cell key={names[place]} data-number $ahead={row.leaders?.length === 1 && row.leaders[0] === place}>
          {cellText(row, cell.value)} {row.part === 'figure' && <DataMark grade={cell.grade} />}
        </Cell>
      ))}
    </tr>
  );
};

const cellText = ({ part, unit }: ComparisonRow, value: number | string | null): string => {
  if (value === null) return NO_FIGURE;
  if (typeof value === 'string') return value.charAt(0).toUpperCase() + value.slice(1);
  return part === 'figure' ? formatWithUnit(value, unit) : String(Math.round(value));
};

const PartRow = styled.tr`
  && th {
    padding-block: var(--s4) 6px;
    border-bottom-color: var(--ink);
    font: 600 var(--f-cap) var(--sans);
    color: var(--ink-2);
  }
`;

const Cell = styled.td<{ $ahead: boolean }>`
  font-weight: ${({ $ahead }) => ($ahead ? 700 : 400)};
  white-space: nowrap;
`;
