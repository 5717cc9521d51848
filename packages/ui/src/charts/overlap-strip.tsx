import { Caption, space } from '@wanderwork/ui';
import styled from 'styled-components';

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

/** A work day in local time. */
export interface WorkDay {
  /** Whose day it is ("You in Lisbon"). */
  label: string;
  /** Hours ahead of UTC (5.5 for India); null when the time zone is unknown. */
  utcOffset: number | null;
  /** Hours of the day, 0–24, with 8.5 for 8:30. A day that ends before it begins continues past midnight. */
  from: number;
  to: number;
}

/** A part of the 24 hours, from ≤ to. */
interface Span {
  from: number;
  to: number;
}

const DAY = 24;

const toClockHour = (hour: number) => ((hour % DAY) + DAY) % DAY;

/** The day's parts on another place's clock: one, or two where it continues past midnight there. */
export const getSpans = ({ from, to }: Span, shift: number): Span[] => {
  const length = from === to ? DAY : toClockHour(to - from);
  const start = toClockHour(from + shift);
  const end = start + length;
  return end <= DAY
    ? [{ from: start, to: end }]
    : [
        { from: 0, to: end - DAY },
        { from: start, to: DAY },
      ];
};

/** The hours that two days share, in clock order. */
export const findSharedSpans = (one: readonly Span[], other: readonly Span[]): Span[] =>
  one
    .flatMap((a) => other.map((b) => ({ from: Math.max(a.from, b.from), to: Math.min(a.to, b.to) })))
    .filter(({ from, to }) => to > from)
    .sort((a, b) => a.from - b.from);

export const sumHours = (spans: readonly Span[]): number =>
  spans.reduce((sum, { from, to }) => sum + to - from, 0);

/** "9", "17", "8:30". */
export const formatHour = (hour: number): string => {
  const minutes = Math.round((hour % 1) * 60);
  const whole = Math.floor(hour);
  return minutes ? `${whole}:${String(minutes).padStart(2, '0')}` : String(whole);
};

/** "9 to 17". */
const formatSpan = ({ from, to }: Span): string => `${formatHour(from)} to ${formatHour(to)}`;

/** "UTC", "UTC+5:30", "UTC−5". */
export const formatUtcOffset = (utcOffset: number): string => {
  if (utcOffset === 0) return 'UTC';
  return `UTC${utcOffset < 0 ? '−' : '+'}${formatHour(Math.abs(utcOffset))}`;
};
