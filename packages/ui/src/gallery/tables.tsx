import { DataMark, DataMarkKey, Skeleton, Table } from '@wanderwork/ui';
import { Facts, LoadMoreTable, KeyFacts, ListTable, type ListColumns } from '@wanderwork/ui/lists';
import { Tabs } from '@wanderwork/ui/overlays';
import { RTL_NAME } from './samples';

export const Tables = () => (
  <>
    <Tabs
      label="What to look at"
      tabs={[
        { value: 'score', label: 'Score', content: <p>What the score is made of.</p> },
        { value: 'cost', label: 'Cost', content: <p>The monthly cost.</p> },
        { value: 'climate', label: 'Climate', content: <p>Twelve months.</p> },
        { value: 'day', label: 'Work day', content: <p>Your work day next to theirs.</p> },
        { value: 'figures', label: 'All figures', content: <p>With their sources.</p> },
      ]}
    />
    <Table caption="Cities and what we know about them" showCaption>
      <thead>
        <tr>
          <th scope="col">City</th>
          <th scope="col" data-number>
            IREX
          </th>
          <th scope="col" data-number>
            Monthly cost
          </th>
          <th scope="col">Basis</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ city, score, cost, selected }) => (
          <tr key={city} aria-current={selected || undefined}>
            <th scope="row">
              <bdi>{city}</bdi>
            </th>
            <td data-number>{score}</td>
            <td data-number>{cost}</td>
            <td>
              <DataMark grade={cost ? 'given' : null} showText />
            </td>
          </tr>
        ))}
        <tr aria-busy="true">
          <th scope="row">Coming soon</th>
          <td colSpan={3}>
            <Skeleton $height="1.4em" />
          </td>
        </tr>
      </tbody>
    </Table>
    <DataMarkKey />
    <ListTable caption="A card for each row on a phone" columns={columns} rows={emails} />
    <Facts facts={facts} />
    <Facts facts={facts} columns />
    <KeyFacts facts={facts} />
    <KeyFacts facts={facts} numbers />
    {[loading, failed, growing].map((list, index) => (
      <LoadMoreTable key={index} list={list} label="The imports" empty="Nothing was imported.">
        {(items) => <p>{items.join(', ')}</p>}
      </LoadMoreTable>
    ))}
  </>
);

const rows = [
  { city: 'Lisbon', score: 91, cost: '$1,800' },
  { city: 'Chiang Mai', score: 86, cost: '$1,100', selected: true },
  { city: 'Medellín', score: 83, cost: null },
  { city: RTL_NAME, score: 71, cost: '$900' },
];

const emails = [
  {
    id: '1',
    to: 'a.very.long.address.that.never.ends@a.very.long.domain.example',
    state: 'Sent',
    at: '4 May',
  },
  { id: '2', to: RTL_NAME, state: 'Waiting', at: '5 May' },
];

const columns: ListColumns<(typeof emails)[number]> = [
  { title: 'Email to', render: ({ to }) => <bdi>{to}</bdi> },
  { title: 'State', render: ({ state }) => state },
  { title: 'When', render: ({ at }) => at },
];

const facts = [
  ['Days used', '70 of 90'],
  ['Can stay until', RTL_NAME],
  ['Rain', 'unknown'],
] as const;

const nothing = () => undefined;

const loading = {
  data: undefined,
  isError: false,
  isFetchNextPageError: false,
  isFetching: false,
  isPlaceholderData: false,
  hasNextPage: false,
  isFetchingNextPage: false,
  refetch: nothing,
  fetchNextPage: nothing,
};
const failed = { ...loading, isError: true };
const growing = { ...loading, data: { pages: [{ items: ['First', 'Second'] }] }, hasNextPage: true };
