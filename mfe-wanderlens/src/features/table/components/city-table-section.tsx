import { useQuery } from '@tanstack/react-query';
import { type AdminCities } from '@wanderwork/contracts';
import { Banner, Button, Spinner, Stack, Table } from '@wanderwork/ui';
import styled from 'styled-components';
import { tableQuery } from '../api/table.query';

/** The section of the admin area: how many cities there are, and what the last import refused. */
export const CityTableSection = () => {
  const { data, isError, refetch } = useQuery(tableQuery);
  if (data) return <Standing {...data} />;
  if (!isError) return <Spinner label="Loading the table of cities" size={24} />;
  return (
    <Banner tone="bad" role="alert" actions={<Button onClick={() => void refetch()}>Try Again</Button>}>
      The table of cities could not be fetched.
    </Banner>
  );
};

const moment = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeStyle: 'short' });

const Standing = ({ cities, lastImport }: AdminCities) => (
  <Stack $gap={5}>
    <Figures>
      <div>
        <dt>Cities</dt>
        <dd>{cities.toLocaleString('en')}</dd>
      </div>
      {lastImport && (
        <>
          <div>
            <dt>Last import</dt>
            <dd>{moment.format(new Date(lastImport.importedAt))}</dd>
          </div>
          <div>
            <dt>Lines taken</dt>
            <dd>{lastImport.accepted.toLocaleString('en')}</dd>
          </div>
          <div>
            <dt>Lines refused</dt>
            <dd>{lastImport.refused.length.toLocaleString('en')}</dd>
          </div>
        </>
      )}
    </Figures>
    {lastImport && <Refusals refused={lastImport.refused} />}
  </Stack>
);

type Refused = NonNullable<AdminCities['lastImport']>['refused'];

const Refusals = ({ refused }: { refused: Refused }) => {
  if (refused.length === 0) return <p>Nothing was refused: every line of the last import was taken.</p>;
  return (
    <Table caption="Refused lines" showCaption>
      <thead>
        <tr>
          <th scope="col">City</th>
          <th scope="col" data-number>
            Line
          </th>
          <th scope="col">Why</th>
        </tr>
      </thead>
      <tbody>
        {refused.map(({ line, slug, reasons }) => (
          <tr key={line}>
            <th scope="row">{slug ?? 'Without a name'}</th>
            <td data-number>{line}</td>
            <td>{reasons.join('; ')}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
};

const Figures = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 168px), 1fr));
  gap: var(--s4) var(--s5);

  dt {
    font-size: var(--f-cap);
    font-weight: 600;
    color: var(--ink-2);
  }

  dd {
    margin: 2px 0 0;
    font: 400 var(--f-lg) / 1.2 var(--serif);
  }
`;
