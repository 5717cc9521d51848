import { Caption, space } from '@wanderwork/ui';
import styled from 'styled-components';
import {
  sumHours,
  findSharedSpans,
  getSpans,
  formatSpan,
  formatUtcOffset,
  type Span,
  type WorkDay,
} from './work-day';

interface Props {
  /** Your work day; the strip uses its clock. */
  yours: WorkDay;
  theirs: WorkDay;
}

const toShare = (hour: number) => `${(hour / 24) * 100}%`;

/** Two work days on one 24-hour clock, with the shared hours tinted red. */
export const OverlapStrip = ({ yours, theirs }: Props) => {
  const areZonesKnown = yours.utcOffset !== null && theirs.utcOffset !== null;
  const mine = getSpans(yours, 0);
  const others = areZonesKnown ? getSpans(theirs, yours.utcOffset! - theirs.utcOffset!) : [];
  const shared = findSharedSpans(mine, others);
  const sum = areZonesKnown ? describeSharedHours(shared, sumHours(mine)) : 'Time zone unknown';
  return (
    <figure>
      <Drawing height={96} role="img" aria-label={describeOverlap(yours, theirs, others, sum)}>
        <Clock />
        <Day spans={mine} y={6} fill="var(--ink)" />
        {areZonesKnown ? <Day spans={others} y={40} fill="var(--rain)" /> : <UnknownDay />}
        {shared.map((span) => (
          <Wash key={span.from} span={span} />
        ))}
      </Drawing>
      <Legend as="figcaption" aria-hidden>
        <span>
          <bdi>{yours.label}</bdi>, {formatSpan(yours)}
        </span>
        <Summary $any={shared.length > 0}>{sum}</Summary>
        <span>
          <bdi>{theirs.label}</bdi>, {formatSpan(theirs)}
          {theirs.utcOffset !== null && `, ${formatUtcOffset(theirs.utcOffset)}`}
        </span>
      </Legend>
    </figure>
  );
};

/** "3 of 8 hours shared, 14 to 17". */
const describeSharedHours = (shared: Span[], length: number): string => {
  if (shared.length === 0) return 'No shared hours';
  const hours = `${sumHours(shared)} of ${length} hours shared`;
  return `${hours}, ${shared.map(formatSpan).join(' and ')}`;
};

const describeOverlap = (yours: WorkDay, theirs: WorkDay, others: Span[], sum: string): string => {
  const onYourClock = others.length > 0 ? `, your time ${others.map(formatSpan).join(' and ')}` : '';
  return `${yours.label}, ${formatSpan(yours)}; ${theirs.label}, ${formatSpan(theirs)} there${onYourClock}; ${sum}`;
};

const clockHours = [0, 3, 6, 9, 12, 15, 18, 21, 24];

/** A line every third hour; every sixth has its number, which fits on a phone. */
const Clock = () =>
  clockHours.map((hour) => (
    <g key={hour}>
      <line x1={toShare(hour)} x2={toShare(hour)} y1={0} y2={70} stroke="var(--line)" />
      {hour % 6 === 0 && (
        <text x={toShare(hour)} y={90} textAnchor={hour === 0 ? 'start' : hour === 24 ? 'end' : 'middle'}>
          {String(hour).padStart(2, '0')}
        </text>
      )}
    </g>
  ));

const Day = ({ spans, y, fill }: { spans: Span[]; y: number; fill: string }) =>
  spans.map(({ from, to }) => (
    <rect key={from} x={toShare(from)} width={toShare(to - from)} y={y} height={24} fill={fill} />
  ));

/** A day with an unknown time zone is an open, dashed shape. */
const UnknownDay = () => (
  <>
    <rect width="100%" y={40} height={24} stroke="var(--ink-3)" strokeDasharray="3 3" />
    <text x="50%" y={57} textAnchor="middle">
      ?
    </text>
  </>
);

const Wash = ({ span: { from, to } }: { span: Span }) => (
  <>
    <rect x={toShare(from)} width={toShare(to - from)} y={0} height={70} fill="var(--red)" opacity={0.24} />
    {[from, to].map((hour) => (
      <line
        key={hour}
        x1={toShare(hour)}
        x2={toShare(hour)}
        y1={0}
        y2={70}
        stroke="var(--red)"
        strokeWidth={2}
      />
    ))}
  </>
);

const Drawing = styled.svg`
  width: 100%;
  overflow: visible;
  fill: none;
  font: 12px var(--sans);

  text {
    fill: var(--ink-3);
  }
`;

const Legend = styled(Caption)`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1, 4)};
  justify-content: space-between;
  font-size: var(--f-sm);
  color: var(--ink-2);

  > * {
    min-width: 0;
  }
`;

const Summary = styled.b<{ $any: boolean }>`
  color: ${({ $any }) => ($any ? 'var(--red)' : 'inherit')};
`;
