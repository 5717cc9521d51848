import { Caption } from '@wanderwork/ui';
import styled from 'styled-components';
import { type Day } from '../../common/model/day';
import { hoursWords, instantOf, shownIn } from '../model/clock';
import { type TeamReading } from '../model/reading';
import { cutTo, dayOfTeam, workSpans, type Span, type Worker } from '../model/shared-hours';
import { whoWords } from '../model/words';

/** The days of a team below each other on the first one's clock; what all share is washed in red. */
export const TeamStrip = ({ reading: { workers, windows, shared, day } }: { reading: TeamReading }) => {
  const frame = dayOfTeam(workers, day);
  const [first] = workers;
  if (!first) return null;
  return (
    <figure>
      <Rows>
        {workers.map((worker, at) => (
          // Two people may be alike in everything.
          <WorkerRow key={at} {...{ worker, first, frame, day }} washed={shared > 0 ? windows : []} />
        ))}
      </Rows>
      <Clock zone={first.zone} day={day} frame={frame} />
      <Caption as="figcaption">
        {hoursWords(frame.to - frame.from)} on the clock of <bdi>{first.name}</bdi>
        {shared > 0 && '; what all share is washed in red'}.
      </Caption>
    </figure>
  );
};

const share = (instant: number, frame: Span) =>
  `${((instant - frame.from) / (frame.to - frame.from)) * 100}%`;

const long = ({ from, to }: Span, frame: Span) => `${((to - from) / (frame.to - frame.from)) * 100}%`;

interface RowProps {
  worker: Worker;
  first: Worker;
  frame: Span;
  day: Day;
  washed: readonly Span[];
}

const spansWords = (spans: readonly Span[], { zone }: Worker): string =>
  spans.map(({ from, to }) => `${shownIn(zone, from).clock} to ${shownIn(zone, to).clock}`).join(' and ');

const WorkerRow = ({ worker, first, frame, day, washed }: RowProps) => {
  const spans = cutTo(workSpans(worker, day), frame);
  const who = whoWords(worker, (frame.from + frame.to) / 2);
  const hours = (on: Worker) => (spans.length > 0 ? spansWords(spans, on) : 'not at all');
  return (
    <li>
      <Who>
        <bdi>{who}</bdi>
        <span>{spans.length > 0 ? spansWords(spans, worker) : 'Off'}</span>
      </Who>
      <Drawing
        height={26}
        role="img"
        aria-label={`${who}: at work ${hours(first)} on the clock of ${first.name}`}
      >
        <rect width="100%" height={26} fill="var(--water)" />
        {spans.map((span) => (
          <rect
            key={span.from}
            x={share(span.from, frame)}
            width={long(span, frame)}
            y={3}
            height={20}
            fill={worker === first ? 'var(--ink)' : 'var(--rain)'}
          />
        ))}
        {washed.map((span) => (
          <g key={span.from}>
            <rect
              x={share(span.from, frame)}
              width={long(span, frame)}
              height={26}
              fill="var(--red)"
              opacity={0.24}
            />
            {[span.from, span.to].map((edge) => (
              <line
                key={edge}
                x1={share(edge, frame)}
                x2={share(edge, frame)}
                y1={0}
                y2={26}
                stroke="var(--red)"
                strokeWidth={2}
              />
            ))}
          </g>
        ))}
      </Drawing>
    </li>
  );
};

const marks = [0, 6, 12, 18, 24];

/** The hours as that clock shows them: on a day of a change they do not stand equally far apart. */
const Clock = ({ zone, day, frame }: { zone: string; day: Day; frame: Span }) => (
  <Drawing height={22} aria-hidden>
    {marks.map((hours) => (
      <text
        key={hours}
        x={share(instantOf(zone, day, hours * 60), frame)}
        y={16}
        textAnchor={hours === 0 ? 'start' : hours === 24 ? 'end' : 'middle'}
      >
        {shownIn(zone, instantOf(zone, day, hours * 60)).clock}
      </text>
    ))}
  </Drawing>
);

const Rows = styled.ul.attrs({ role: 'list' })`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s3);
  padding: 0;
`;

const Who = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--s3);
  justify-content: space-between;
  margin-bottom: var(--s1);
  font-size: var(--f-sm);

  bdi {
    font-weight: 600;
  }
`;

const Drawing = styled.svg`
  width: 100%;
  overflow: visible;
  font: 12px var(--sans);

  rect {
    print-color-adjust: exact;
  }

  text {
    fill: var(--ink-3);
  }
`;
