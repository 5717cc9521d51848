import { Table } from '@wanderwork/ui';
import { formatDuration, formatDay, formatWeekday } from '@wanderwork/travel';
import { Callout } from '../../common/components/callout';
import { ResultActions } from '../../common/components/result-actions';
import { ResultSheet } from '../../common/components/result-sheet';
import { SkippedNote } from '../../common/components/skipped-note';
import { type TeamCalculation } from '../model/calculate-team';
import { formatClockChange, formatDaysOff, formatHeadline, formatSpan, toTeamText } from '../model/labels';
import { TeamStrip } from './team-strip';

interface Props {
  result: TeamCalculation;
  query: string;
}

/** Shared hours, the best meeting time and the next clock changes. */
export const TeamResult = ({ result, query }: Props) => {
  const { workers, skippedPeople, changes } = result;
  const isTeam = workers.length > 1;
  return (
    <ResultSheet headline={formatHeadline(result)}>
      <SkippedNote count={skippedPeople} one="person" many="people" />
      {formatDaysOff(result) && <Callout tone="plain">{formatDaysOff(result)}</Callout>}
      <TeamStrip result={result} />
      {isTeam && <TimesTable result={result} />}
      {isTeam && <TeamWeek result={result} />}
      {changes.map((change) => (
        <Callout key={change.zone} tone="warn">
          {formatClockChange(change)}
        </Callout>
      ))}
      {isTeam && <ResultActions text={() => toTeamText(result)} query={query} />}
    </ResultSheet>
  );
};

const formatMeeting = ({ workers, meeting, day }: TeamCalculation, at: number): string => {
  const stretch = meeting?.stretch[at];
  if (!meeting) return 'Fewer than two people work';
  if (stretch === null || stretch === undefined) return 'Day off';
  const when = formatSpan(workers[at]!, meeting, day);
  return stretch > 0 ? `${when}, ${formatDuration(stretch)} outside working hours` : when;
};

/** Shared hours and the best meeting, in local times. */
const TimesTable = ({ result }: { result: TeamCalculation }) => {
  const { workers, windows, day } = result;
  return (
    <Table caption="Local times">
      <thead>
        <tr>
          <th scope="col">Who</th>
          {windows.map(({ from, to, present }) => (
            <th key={from} scope="col">
              {present.length === workers.length ? 'All' : `${present.length} of ${workers.length}`},{' '}
              {formatDuration(to - from)}
            </th>
          ))}
          <th scope="col">Best meeting time</th>
        </tr>
      </thead>
      <tbody>
        {workers.map((worker, at) => (
          // Two people may have identical data.
          <tr key={at}>
            <th scope="row">
              <bdi>{worker.name}</bdi>
            </th>
            {windows.map((window) => (
              <td key={window.from}>
                {window.present.includes(at) ? formatSpan(worker, window, day) : 'Not working'}
              </td>
            ))}
            <td>{formatMeeting(result, at)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
};

/** Shared hours and days off in the week of the selected day. */
const TeamWeek = ({ result: { workers, week, day } }: { result: TeamCalculation }) => (
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
