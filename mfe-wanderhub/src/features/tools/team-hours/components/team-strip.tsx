import { Caption } from '@wanderwork/ui';
import styled from 'styled-components';
import {
  type Day,
  formatDuration,
  toInstant,
  toLocalTime,
  clipSpans,
  getTeamDay,
  getWorkSpans,
  type Span,
  type Worker,
} from '@wanderwork/travel';
import { type TeamCalculation } from '../model/calculate-team';
import { formatWorker } from '../model/labels';

/** A chart of everyone's working hours on the first person's clock, with shared hours in red. */
export const TeamStrip = ({ result: { workers, windows, shared, day } }: { result: TeamCalculation }) => {
  const frame = getTeamDay(workers, day);
  const [first] = workers;
  if (!first) return null;
  return (
    <figure>
      <Rows>
        {workers.map((worker, at) => (
          // Two people may have identical data.
          <WorkerRow key={at} {...{ worker, first, frame, day }} sharedWindows={shared > 0 ? windows : []} />
        ))}
      </Rows>
      <ClockAxis zone={first.zone} day={day} frame={frame} />
      <Caption as="figcaption">
        {formatDuration(frame.to - frame.from)} in <bdi>{first.name}</bdi>’s local time
        {shared > 0 && '. Shared hours in red'}.
      </Caption>
    </figure>
  );
};

const toPosition = (instant: number, frame: Span) =>
  `${((instant - frame.from) / (frame.to - frame.from)) * 100}%`;

const toWidth = ({ from, to }: Span, frame: Span) => `${((to - from) / (frame.to - frame.from)) * 100}%`;

interface RowProps {
  worker: Worker;
  first: Worker;
  frame: Span;
  day: Day;
  sharedWindows: readonly Span[];
}

const formatSpans = (spans: readonly Span[], { zone }: Worker): string =>
  spans
    .map(({ from, to }) => `${toLocalTime(zone, from).clock}–${toLocalTime(zone, to).clock}`)
    .join(' and ');

const WorkerRow = ({ worker, first, frame, day, sharedWindows }: RowProps) => {
  const spans = clipSpans(getWorkSpans(worker, day), frame);
  const label = formatWorker(worker, (frame.from + frame.to) / 2);
  const formatHours = (on: Worker) => (spans.length > 0 ? formatSpans(spans, on) : 'not at all');
  return (
    <li>
      <Who>
        <bdi>{label}</bdi>
        <span>{spans.length > 0 ? formatSpans(spans, worker) : 'Off'}</span>
      </Who>
      <Drawing
        height={26}
        role="img"
        aria-label={`${label}: working ${formatHours(first)} in ${first.name}’s local time`}
      >
        <rect width="100%" height={26} fill="var(--water)" />
        {spans.map((span) => (
          <rect
            key={span.from}
            x={toPosition(span.from, frame)}
            width={toWidth(span, frame)}
            y={3}
            height={20}
            fill={worker === first ? 'var(--ink)' : 'var(--rain)'}
          />
        ))}
        {sharedWindows.map((span) => (
          <g key={span.from}>
            <rect
              x={toPosition(span.from, frame)}
              width={toWidth(span, frame)}
              height={26}
              fill="var(--red)"
              opacity={0.24}
            />
            {[span.from, span.to].map((edge) => (
              <line
                key={edge}
                x1={toPosition(edge, frame)}
                x2={toPosition(edge, frame)}
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

const hourMarks = [0, 6, 12, 18, 24];

/** The hours of the first person's clock. They are not evenly spaced on days with a clock change. */
const ClockAxis = ({ zone, day, frame }: { zone: string; day: Day; frame: Span }) => (
  <Drawing height={22} aria-hidden>
    {hourMarks.map((hour) => (
      <text
        key={hour}
        x={toPosition(toInstant(zone, day, hour * 60), frame)}
        y={16}
        textAnchor={hour === 0 ? 'start' : hour === 24 ? 'end' : 'middle'}
      >
        {toLocalTime(zone, toInstant(zone, day, hour * 60)).clock}
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
