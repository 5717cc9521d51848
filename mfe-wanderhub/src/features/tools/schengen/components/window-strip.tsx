import styled from 'styled-components';
import { DAY_MS } from '../../../../shared/durations';
import { dayOf, daysWords, dayWords, partsOf, type Day } from '../../common/model/day';
import { daysWithin, type Presence } from '../../stays/model/presence';
import { WINDOW_DAYS } from '../model/window';

interface Props {
  presence: Presence;
  /** The stay that is tried, where there is one. */
  tried: Presence;
  /** The day with which the window ends. */
  day: Day;
  from: Day;
}

const monthName = new Intl.DateTimeFormat('en-GB', { month: 'short', timeZone: 'UTC' });

/** Where a day lies in the window, in percent of its length. */
const place = (days: number) => `${(days / WINDOW_DAYS) * 100}%`;

const monthStarts = (from: Day, day: Day): Day[] => {
  const { year, month } = partsOf(from);
  return Array.from({ length: 8 }, (_, at) => dayOf(year, month + at, 1)).filter(
    (start) => start >= from && start <= day - 10,
  );
};

const runsWords = (presence: Presence, from: Day, day: Day): string =>
  presence
    .filter(({ entry, exit }) => exit >= from && entry <= day)
    .map(({ entry, exit }) => `${dayWords(Math.max(entry, from))} to ${dayWords(Math.min(exit, day))}`)
    .join(', ');

const stripWords = ({ presence, from, day }: Props): string => {
  const window = `The 180 days from ${dayWords(from)} to ${dayWords(day)}`;
  const count = daysWithin(presence, from, day);
  return count === 0
    ? `${window}: no day of stay`
    : `${window}: ${daysWords(count)} of stay, ${runsWords(presence, from, day)}`;
};

/** The window that ends with the day, its days of stay inked in. */
export const WindowStrip = (props: Props) => {
  const { presence, tried, day, from } = props;
  return (
    <Drawing height={74} role="img" aria-label={stripWords(props)}>
      <rect width="100%" y={10} height={34} fill="var(--water)" stroke="var(--line-2)" />
      <Blocks presence={presence} fill="var(--ink)" {...{ from, day }} />
      <Blocks presence={tried} fill="var(--rain)" {...{ from, day }} />
      {monthStarts(from, day).map((start) => (
        <g key={start}>
          <line x1={place(start - from)} x2={place(start - from)} y1={44} y2={52} stroke="var(--ink-3)" />
          <text x={place(start - from)} y={66}>
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
          x={place(first - from)}
          width={place(last - first + 1)}
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
