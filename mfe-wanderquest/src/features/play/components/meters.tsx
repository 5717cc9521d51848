import { type State } from '@wanderwork/quest-engine';
import styled, { keyframes } from 'styled-components';
import { formatMoney, formatSigned, formatThousands } from '../../../shared/labels';
import { capitalize } from '../model/text/fill-text';
import { getProgress } from '../model/text/goals';

const LOW_BELOW = 25;

interface Props {
  state: State;
  /** The state before the last action, whose changes are shown beside the values. */
  before: State | null;
}

/** The player's meters and what the last action changed: day, money, energy and the rest. */
export const Meters = ({ state, before }: Props) => {
  const { cash, wonder } = state;
  return (
    <List>
      <Item {...getDaysMeter(state)} />
      <Item
        name="Money"
        value={formatMoney(cash)}
        low={cash < 0}
        change={before && toChange(cash - before.cash, formatMoneyChange)}
      />
      {shareMeters.map((meter) => (
        <Item
          key={meter}
          name={capitalize(meter)}
          value={String(state[meter])}
          share={state[meter]}
          low={state[meter] < LOW_BELOW}
          change={before && toChange(state[meter] - before[meter], formatSigned)}
        />
      ))}
      <Item
        name="Wonder"
        value={String(wonder)}
        change={before && toChange(wonder - before.wonder, formatSigned)}
      />
      <Item {...getProgress(state)} />
    </List>
  );
};

const shareMeters = ['energy', 'health', 'belonging', 'reputation'] as const;

interface Change {
  text: string;
  isGain: boolean;
}

const toChange = (amount: number, format: (amount: number) => string): Change | null =>
  amount === 0 ? null : { text: format(amount), isGain: amount > 0 };

/** Short from a thousand dollars on, to fit beside the name on a phone. */
const formatMoneyChange = (cents: number): string =>
  `${cents > 0 ? '+' : ''}${Math.abs(cents) < 100_000 ? formatMoney(cents) : formatThousands(cents)}`;

/** The current day; for a finished run, how many days it took. */
const getDaysMeter = ({ day, rules: { days }, ending }: State): ItemProps => ({
  ...(ending
    ? { name: 'Days', value: `${day} of ${days}` }
    : { name: 'Day', value: `${Math.min(day + 1, days)} of ${days}` }),
  share: (day * 100) / days,
});

interface ItemProps {
  name: string;
  value: string;
  /** Percent. A meter without a maximum has no bar. */
  share?: number;
  low?: boolean;
  change?: Change | null;
}

const Item = ({ name, value, share, low = false, change = null }: ItemProps) => (
  <div>
    <dt>{name}</dt>
    <dd data-low={low || undefined}>
      {value}
      {low && <span className="visually-hidden">, low</span>}
      {change && (
        <Delta key={`${value} ${change.text}`} $gain={change.isGain}>
          <span className="visually-hidden">, </span>
          {change.text}
        </Delta>
      )}
      {share !== undefined && (
        <Bar aria-hidden $low={low}>
          <span style={{ inlineSize: `${share}%` }} />
        </Bar>
      )}
    </dd>
  </div>
);

const List = styled.dl`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: 1px;
  border-block-end: 1px solid var(--line);
  background: var(--line);

  /* Fits the longest name on the smallest phone. */
  > div {
    position: relative;
    padding: var(--s2) 6px;
    background: var(--sheet);
  }

  dt {
    font-size: var(--f-cap);
    color: var(--ink-3);
  }

  dd {
    font-family: var(--serif);
    font-size: var(--f-md);
    line-height: 1.3;
    white-space: nowrap;
    font-variant-numeric: tabular-nums;
  }

  /* Also marks meters without a bar, such as a debt. */
  [data-low] {
    color: var(--bad);
  }

  /* Narrower, a change would touch the name beside it. */
  @media (min-width: 900px) {
    grid-template-columns: repeat(8, minmax(0, 1fr));

    > div {
      padding-inline: var(--s3);
    }
  }

  /* Next to the choices, the map is narrower than a tablet until the window is wide. */
  @media (min-width: 1024px) and (max-width: 1199px) {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`;

const appear = keyframes`
  from {
    opacity: 0;
    transform: translateY(-4px);
  }
`;

/** Beside the meter's name, where it moves nothing. */
const Delta = styled.span<{ $gain: boolean }>`
  position: absolute;
  inset-block-start: var(--s2);
  inset-inline-end: 6px;
  font: 600 var(--f-cap) / 1.5 var(--sans);
  color: var(${({ $gain }) => ($gain ? '--ok' : '--bad')});

  @media (prefers-reduced-motion: no-preference) {
    animation: ${appear} var(--d3) var(--out);
  }
`;

const Bar = styled.span<{ $low: boolean }>`
  display: block;
  block-size: 4px;
  margin-block-start: 2px;
  border-radius: 2px;
  background: var(--line);

  > span {
    display: block;
    block-size: 100%;
    border-radius: 2px;
    background: var(${({ $low }) => ($low ? '--bad' : '--ink')});
    ${({ $low }) => $low && 'min-inline-size: 4px;'}

    @media (prefers-reduced-motion: no-preference) {
      transition: inline-size var(--d3) var(--out);
    }
  }
`;
