import { Table } from '@wanderwork/ui';
import { Remark } from '../../common/components/remark';
import { ResultActions } from '../../common/components/result-actions';
import { ResultSheet } from '../../common/components/result-sheet';
import { hoursWords } from '../model/clock';
import { type TeamReading } from '../model/reading';
import { changeWords, offWords, sharedWords, spanWords, teamText } from '../model/words';
import { TeamStrip } from './team-strip';
import { TeamWeek } from './team-week';

interface Props {
  reading: TeamReading;
  query: string;
}

/** What a team shares, when to meet, and what the next change of clocks does to it. */
export const TeamResult = ({ reading, query }: Props) => {
  const { workers, broken, changes } = reading;
  const several = workers.length > 1;
  return (
    <ResultSheet headline={sharedWords(reading)}>
      {broken > 0 && (
        <Remark tone="warn">
          {broken === 1 ? '1 person is not counted' : `${broken} people are not counted`}: look at the fields
          that are marked.
        </Remark>
      )}
      {offWords(reading) && <Remark tone="plain">{offWords(reading)}</Remark>}
      <TeamStrip reading={reading} />
      {several && <Times reading={reading} />}
      {several && <TeamWeek reading={reading} />}
      {changes.map((change) => (
        <Remark key={change.zone} tone="warn">
          {changeWords(change)}
        </Remark>
      ))}
      {several && <ResultActions text={() => teamText(reading)} query={query} />}
    </ResultSheet>
  );
};

const meetingWords = ({ workers, meeting, day }: TeamReading, at: number): string => {
  const stretch = meeting?.stretch[at];
  if (!meeting) return 'Fewer than two are at work';
  if (stretch === null || stretch === undefined) return 'A day off';
  const when = spanWords(workers[at]!, meeting, day);
  return stretch > 0 ? `${when}, ${hoursWords(stretch)} outside` : when;
};

/** The shared times on each one's own clock, and a meeting. */
const Times = ({ reading }: { reading: TeamReading }) => {
  const { workers, windows, day } = reading;
  return (
    <Table caption="Times on each one’s own clock">
      <thead>
        <tr>
          <th scope="col">Who</th>
          {windows.map(({ from, to, present }) => (
            <th key={from} scope="col">
              {present.length === workers.length ? 'All' : `${present.length} of ${workers.length}`},{' '}
              {hoursWords(to - from)}
            </th>
          ))}
          <th scope="col">Kindest meeting</th>
        </tr>
      </thead>
      <tbody>
        {workers.map((worker, at) => (
          // Two people may be alike in everything.
          <tr key={at}>
            <th scope="row">
              <bdi>{worker.name}</bdi>
            </th>
            {windows.map((window) => (
              <td key={window.from}>
                {window.present.includes(at) ? spanWords(worker, window, day) : 'Not at work'}
              </td>
            ))}
            <td>{meetingWords(reading, at)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
};
