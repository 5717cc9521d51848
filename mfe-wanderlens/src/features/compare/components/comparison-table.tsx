import { paths, type Comparison } from '@wanderwork/contracts';
import { AppLink } from '@wanderwork/platform';
import { media, Small, TextLink } from '@wanderwork/ui';
import styled, { css } from 'styled-components';
import { ComparisonLine } from './comparison-line';

/** One column per city. The row label is above the cells on phones and to their left on wider screens. */
export const comparisonColumns = css<{ $columns: number }>`
  display: grid;
  grid-template-columns: repeat(${({ $columns }) => $columns}, minmax(0, 1fr));

  > :first-child {
    grid-column: 1 / -1;
  }

  ${media.tablet} {
    grid-template-columns: minmax(0, 1.2fr) repeat(${({ $columns }) => $columns}, minmax(0, 1fr));

    > :first-child {
      grid-column: 1;
    }
  }
`;

const parts = [
  ['score', 'Score'],
  ['dimension', 'Dimensions'],
  ['figure', 'Figures'],
] as const;

interface Props {
  comparison: Comparison;
  /** What the table shows of the cities. */
  title?: string;
}

/** The compared cities side by side, with a verdict in each row. */
export const ComparisonTable = ({
  comparison: { cities, rows },
  title: tableTitle = 'side by side',
}: Props) => {
  const names = cities.map(({ name }) => name);
  return (
    // Some screen readers ignore a table with `display: grid`, so its roles are explicit.
    <Root role="table" aria-label={`${names.join(', ')}: ${tableTitle}`} $columns={cities.length}>
      <thead role="rowgroup">
        <tr role="row">
          <th role="columnheader" scope="col">
            <span className="visually-hidden">Measure</span>
          </th>
          {cities.map(({ slug, name, country }) => (
            <th key={slug} role="columnheader" scope="col">
              <TextLink quiet as={AppLink} to={paths.web.city(slug)}>
                {name}
              </TextLink>
              <Small $quiet as="div">
                {country}
              </Small>
            </th>
          ))}
        </tr>
      </thead>
      {parts
        .filter(([part]) => rows.some((row) => row.part === part))
        .map(([part, title]) => (
          <tbody key={part} role="rowgroup" aria-label={title}>
            <tr role="row">
              <th role="rowheader" scope="rowgroup">
                {title}
              </th>
            </tr>
            {rows
              .filter((row) => row.part === part)
              .map((row) => (
                <ComparisonLine key={row.key} row={row} cities={cities} />
              ))}
          </tbody>
        ))}
    </Root>
  );
};

/** On phones only the cities fit side by side: the row label is above each row. */
const Root = styled.table<{ $columns: number }>`
  display: block;
  border-top: 1px solid var(--ink);

  thead,
  tbody {
    display: block;
  }

  thead {
    position: sticky;
    top: 64px;
    z-index: 1;
    background: var(--paper);
  }

  tr {
    ${comparisonColumns}
    gap: 0 var(--s3);
    padding-block: 10px;
    border-bottom: 1px solid var(--line);
  }

  th,
  td {
    padding: 0;
    text-align: start;
    overflow-wrap: anywhere;
  }

  thead a,
  tbody > :first-child th {
    font: 400 var(--f-lg) / 1.2 var(--serif);
  }

  thead th {
    font-weight: 400;
  }

  tbody > :first-child {
    padding-top: var(--s6);
    border-color: var(--ink);
  }

  ${media.tablet} {
    tr {
      align-items: baseline;
    }
  }
`;
