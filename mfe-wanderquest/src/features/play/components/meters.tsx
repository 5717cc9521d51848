import { type State } from '@wanderwork/quest-engine';
import { media } from '@wanderwork/ui';
import styled from 'styled-components';
import { formatMoney } from '../../../shared/labels';
import { getProgress } from '../model/text/goals';

const LOW_BELOW = 25;

/** The player's meters: day, money, energy and the rest. */
export const Meters = ({ state }: { state: State }) => {
  const { cash, energy, health, belonging, reputation, wonder } = state;
  return (
    <List>
      <Item {...getDaysMeter(state)} />
      <Item name="Money" value={formatMoney(cash)} low={cash < 0} />
      <Item name="Energy" value={String(energy)} share={energy} low={energy < LOW_BELOW} />
      <Item name="Health" value={String(health)} share={health} low={health < LOW_BELOW} />
      <Item name="Belonging" value={String(belonging)} share={belonging} low={belonging < LOW_BELOW} />
      <Item name="Reputation" value={String(reputation)} share={reputation} low={reputation < LOW_BELOW} />
      <Item name="Wonder" value={String(wonder)} />
      <Item {...getProgress(state)} />
    </List>
  );
};

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
}

const Item = ({ name, value, share, low = false }: ItemProps) => (
  <div>
    <dt>{name}</dt>
    <dd data-low={low || undefined}>
      {value}
      {low && <span className="visually-hidden">, low</span>}
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

  ${media.tablet} {
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
  }
`;
