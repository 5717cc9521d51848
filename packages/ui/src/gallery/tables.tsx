import { DataMark, DataMarkKey } from '../display/data-mark';
import { Table } from '../display/table';
import { Tabs } from '../overlays/tabs';

export const Tables = () => (
  <>
    <Tabs
      label="What to look at"
      tabs={[
        { value: 'score', label: 'Score', content: <p>What the score is made of.</p> },
        { value: 'cost', label: 'Cost', content: <p>What a month costs.</p> },
        { value: 'climate', label: 'Climate', content: <p>Twelve months.</p> },
      ]}
    />
    <Table caption="Three cities and what is known of them">
      <thead>
        <tr>
          <th scope="col">City</th>
          <th scope="col" data-number>
            IREX
          </th>
          <th scope="col" data-number>
            A month
          </th>
          <th scope="col">Basis</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ city, score, cost, selected }) => (
          <tr key={city} data-selected={selected || undefined}>
            <th scope="row">{city}</th>
            <td data-number>{score}</td>
            <td data-number>{cost}</td>
            <td>
              <DataMark grade={cost ? 'given' : null} showText />
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
    <DataMarkKey />
  </>
);

const rows = [
  { city: 'Lisbon', score: 91, cost: '$1,800' },
  { city: 'Chiang Mai', score: 86, cost: '$1,100', selected: true },
  { city: 'Medellín', score: 83, cost: null },
];
