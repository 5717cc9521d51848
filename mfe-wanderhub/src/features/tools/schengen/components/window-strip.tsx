import styled from 'styled-components';
import {
  toDay,
  formatDays,
  formatDay,
  toDateParts,
  type Day,
  countDaysWithin,
  type Presence,
  WINDOW_DAYS,
} from '@wanderwork/travel';
import { DAY_MS } from '../../../../shared/durations';

interface Props {
  presence: Presence;
  /** The planned stay, if there is one. */
  plannedPresence: Presence;
  /** The last day of the window. */
  day: Day;
  from: Day;
}

const monthName = new Intl.DateTimeFormat('en-GB', { month: 'short', timeZone: 'UTC' });

/** The position of a day in the window, in percent. */
const toPercent = (days: number) => `${(days / WINDOW_DAYS) * 100}%`;

const getMonthStarts = (from: Day, day: Day): Day[] => {
  const { year, month } = toDateParts(from);
  return Array.from({ length: 8 }, (_, at) => toDay(year, month + at, 1)).filter(
    (start) => start >= from && start <= day - 10,
  );
};

const formatStays = (presence: Presence, from: Day, day: Day): string =>
  presence
    .filter(({ entry, exit }) => exit >= from && entry <= day)
    .map(({ entry, exit }) => `${formatDay(Math.max(entry, from))} to ${formatDay(Math.min(exit, day))}`)
    .join(', ');

const describeWindow = ({ presence, from, day }: Props): string => {
  const windowText = `The 180 days from ${formatDay(from)} to ${formatDay(day)}`;
  const count = countDaysWithin(presence, from, day);
  return count === 0
    ? `${windowText}: no day of stay`
    : `${windowText}: ${formatDays(count)} of stay, ${formatStays(presence, from, day)}`;
};

/** A chart of the 180-day window with the days of stay. */
export const WindowStrip = (props: Props) => {
  const { presence, plannedPresence, day, from } = props;
  return (
    <Drawing height={74} role="img" aria-label={describeWindow(props)}>
      <rect width="100%" y={10} height={34} fill="var(--water)" stroke="var(--line-2)" />
      <Blocks presence={presence} fill="var(--ink)" {...{ from, day }} />
      <Blocks presence={plannedPresence} fill="var(--rain)" {...{ from, day }} />
      {getMonthStarts(from, day).map((start) => (
        <g key={start}>
          <line
            x1={toPercent(start - from)}
            x2={toPercent(start - from)}
            y1={44}
            y2={52}
            stroke="var(--ink-3)"
          />
          <text x={toPercent(start - from)} y={66}>
            {monthName.format(start * DAY_MS)}
          </text>
        </g>
      ))}
      <line x1="100%" x2="100%" y1={2} y2={52} stroke="var(--red)" strokeWidth={3} />
    </Drawing>
  );
};

interface BlocksProps {
  presence: Presence;
  fill: string;
  from: Day;
  day: Day;
}

const Blocks = ({ presence, fill, from, day }: BlocksProps) =>
  presence
    .filter(({ entry, exit }) => exit >= from && entry <= day)
    .map(({ entry, exit }) => {
      const [first, last] = [Math.max(entry, from), Math.min(exit, day)];
      return (
        <rect
          key={entry}
          x={toPercent(first - from)}
          width={toPercent(last - first + 1)}
          y={10}
          height={34}
          fill={fill}
        />
      );
    });

const Drawing = styled.svg`
  width: 100%;
  overflow: visible;
  font: 12px var(--sans);

  text {
    fill: var(--ink-3);
  }

  rect {
    print-color-adjust: exact;
  }
`;
