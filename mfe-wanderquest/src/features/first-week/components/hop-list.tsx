import { type Action, type State } from '@wanderwork/quest-engine';
import { Button, Stack, Table } from '@wanderwork/ui';
import { useState } from 'react';
import { hopsFrom } from '../model/hops';
import { money } from '../model/money-words';

const AT_FIRST = 6;

const duration = (minutes: number): string =>
  `${Math.floor(minutes / 60)} h ${String(minutes % 60).padStart(2, '0')}`;

interface Props {
  state: State;
  onAct: (action: Action) => void;
}

/** The ways out of town, the cheapest first: the map as a list. */
export const HopList = ({ state, onAct }: Props) => {
  const [all, setAll] = useState(false);
  const hops = hopsFrom(state);
  const shown = all ? hops : hops.slice(0, AT_FIRST);
  if (hops.length === 0) return <p>From here no way is open to your passport and your money.</p>;
  return (
    <Stack $gap={3}>
      <h3>Ways out of town</h3>
      <Table caption="Where you can go today, the cheapest way first">
        <thead>
          <tr>
            <th scope="col">City</th>
            <th scope="col">Way</th>
            <th scope="col">Price</th>
            <th scope="col">Weather</th>
            <th scope="col">Hours outside your day</th>
            <th scope="col">
              <span>Go</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {shown.map(({ city, action, cents, minutes, comfort, deficit }) => (
            <tr key={city.id}>
              <th scope="row">
                {city.name}, {city.country}
              </th>
              <td>
                {action.by === 'land' ? 'By land' : 'By air'}, {duration(minutes)}
              </td>
              <td>{money(cents)}</td>
              <td>{comfort} of 100</td>
              <td>{deficit}</td>
              <td>
                <Button size="small" onClick={() => onAct(action)}>
                  Go to {city.name}
                </Button>
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
      {hops.length > AT_FIRST && !all && (
        <div>
          <Button onClick={() => setAll(true)}>Show all {hops.length} ways</Button>
        </div>
      )}
    </Stack>
  );
};
