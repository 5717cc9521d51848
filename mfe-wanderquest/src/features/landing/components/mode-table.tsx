import { Table } from '@wanderwork/ui';
import { modes } from '../model/modes';

/** The ways to play, and for whom each is. */
export const ModeTable = () => (
  <Table caption="Ways to play">
    <thead>
      <tr>
        <th scope="col">Mode</th>
        <th scope="col">Length</th>
        <th scope="col">About</th>
        <th scope="col">Open to</th>
      </tr>
    </thead>
    <tbody>
      {modes.map(({ name, length, about, players }) => (
        <tr key={name}>
          <th scope="row">{name}</th>
          <td>{length}</td>
          <td>{about}</td>
          <td>{players}</td>
        </tr>
      ))}
    </tbody>
  </Table>
);
