import { Table } from '@wanderwork/ui';
import { shortDay } from '../../common/model/day';
import { hoursWords } from '../model/clock';
import { type TeamReading } from '../model/reading';
import { weekdayWords } from '../model/weekends';

/** The week of the day, as weekends cut it: what all share, and who is off. */
export const TeamWeek = ({ reading: { workers, week, day } }: { reading: TeamReading }) => (
  <Table caption="The week of that day">
    <thead>
      <tr>
        <th scope="col">Day</th>
        <th scope="col">Shared by all</th>
        <th scope="col">Off</th>
      </tr>
    </thead>
    <tbody>
      {week.map((one) => (
        <tr key={one.day} aria-current={one.day === day ? 'date' : undefined}>
          <th scope="row">
            {weekdayWords(one.day)}, {shortDay(one.day)}
          </th>
          <td>{one.shared > 0 ? hoursWords(one.shared) : 'Nothing'}</td>
          <td>
            {one.free.length === 0 ? (
              'Nobody'
            ) : (
              <bdi>{one.free.map((at) => workers[at]!.name).join(', ')}</bdi>
            )}
          </td>
        </tr>
      ))}
    </tbody>
  </Table>
);
