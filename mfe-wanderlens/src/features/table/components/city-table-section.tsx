import { useQuery, queryOptions } from '@tanstack/react-query';
import { formatDateTime, type AdminCities, paths } from '@wanderwork/contracts';
import { Banner, Button, Spinner, Stack, Table } from '@wanderwork/ui';
import { KeyFacts } from '@wanderwork/ui/lists';
import { http } from '@wanderwork/platform';
import { formatCount } from '../../../shared/format';

/** The state of the city table; for admins. */
const tableQuery = queryOptions({
  queryKey: ['admin', 'cities'],
  queryFn: () => http.get<AdminCities>(paths.api.admin.cities()),
});

/** The number of cities, and the lines refused by the import of the product's own table. */
export const CityTableSection = () => {
  const { data, isError, refetch } = useQuery(tableQuery);
  if (data) return <TableStatus {...data} />;
  if (!isError) return <Spinner label="Loading the table of cities" size={24} />;
  return (
    <Banner tone="bad" role="alert" actions={<Button onClick={() => void refetch()}>Try Again</Button>}>
      We couldn’t load the table of cities.
    </Banner>
  );
};

const TableStatus = ({ cities, lastImport }: AdminCities) => (
  <Stack $gap={5}>
    <KeyFacts
      numbers
      facts={[
        ['Cities', formatCount(cities)],
        ...(lastImport
          ? ([
              ['Last import', formatDateTime(lastImport.importedAt)],
              ['Lines accepted', formatCount(lastImport.accepted)],
              ['Lines refused', formatCount(lastImport.refused.length)],
            ] as const)
          : []),
      ]}
    />
    {lastImport && <RefusedLines refused={lastImport.refused} />}
  </Stack>
);

type RefusedRows = NonNullable<AdminCities['lastImport']>['refused'];

const RefusedLines = ({ refused }: { refused: RefusedRows }) => {
  if (refused.length === 0) return <p>Nothing was refused: every line of the last import was accepted.</p>;
  return (
    <Table caption="Refused lines" showCaption>
      <thead>
        <tr>
          <th scope="col">City</th>
          <th scope="col" data-number>
            Line
          </th>
          <th scope="col">Reason</th>
        </tr>
      </thead>
      <tbody>
        {refused.map(({ line, slug, reasons }) => (
          <tr key={line}>
            <th scope="row">{slug ?? 'Unnamed'}</th>
            <td data-number>{line}</td>
            <td>{reasons.join('; ')}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
};
