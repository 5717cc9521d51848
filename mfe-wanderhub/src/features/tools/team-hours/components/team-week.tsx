import { Table } from '@wanderwork/ui';
import { formatDay } from '../../common/model/day';
import { formatDuration } from '../model/clock';
import { type TeamCalculation } from '../model/calculate-team';
import { formatWeekday } from '../model/weekends';

/** Shared hours and days off in the week of the selected day. */
export const TeamWeek = ({ result: { workers, week, day } }: { result: TeamCalculation }) => (
  <Table caption="That week">
    <thead>
      <tr>
        <th scope="col">Day</th>
        <th scope="col">Shared by all</th>
        <th scope="col">Off</th>
      </tr>
    </thead>
    <tbody>
      {week.map((teamDay) => (
        <tr key={teamDay.day} aria-current={teamDay.day === day ? 'date' : undefined}>
          <th scope="row">
            {formatWeekday(teamDay.day)}, {formatDay(teamDay.day)}
          </th>
          <td>{teamDay.shared > 0 ? formatDuration(teamDay.shared) : 'None'}</td>
          <td>
            {teamDay.offIndexes.length === 0 ? (
              'No one'
            ) : (
              <bdi>{teamDay.offIndexes.map((at) => workers[at]!.name).join(', ')}</bdi>
            )}
          </td>
        </tr>
      ))}
    </tbody>
  </Table>
);
