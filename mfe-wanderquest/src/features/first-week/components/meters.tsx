import { type State } from '@wanderwork/quest-engine';
import { media } from '@wanderwork/ui';
import styled from 'styled-components';
import { money } from '../model/money-words';

const low = 25;

/** Where one stands: the day, the money, and what a person has of. */
export const Meters = ({ state }: { state: State }) => (
  <List>
    <Item name="Day" value={`${Math.min(state.day + 1, state.rules.days)} of ${state.rules.days}`} />
    <Item name="Money" value={money(state.cash)} />
    <Item name="Energy" value={String(state.energy)} share={state.energy} />
    <Item name="Health" value={String(state.health)} share={state.health} />
    <Item name="Belonging" value={String(state.belonging)} share={state.belonging} />
    <Item name="Reputation" value={String(state.reputation)} share={state.reputation} />
  </List>
);

const Item = ({ name, value, share }: { name: string; value: string; share?: number }) => (
  <div>
    <dt>{name}</dt>
    <dd>
      {value}
      {share !== undefined && (
        <Bar aria-hidden $low={share < low}>
          <span style={{ inlineSize: `${share}%` }} />
        </Bar>
      )}
    </dd>
  </div>
);

const List = styled.dl`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: var(--s3);

  > div {
    padding: var(--s3) var(--s4);
    border: 1px solid var(--line);
    border-radius: var(--r1);
    background: var(--sheet);
  }

  dt {
    font-size: var(--f-cap);
    color: var(--ink-3);
  }

  dd {
    font-family: var(--serif);
    font-size: var(--f-lg);
    font-variant-numeric: tabular-nums;
  }

  ${media.desk} {
    grid-template-columns: repeat(6, minmax(0, 1fr));
  }
`;

const Bar = styled.span<{ $low: boolean }>`
  display: block;
  block-size: 4px;
  margin-block-start: var(--s1);
  border-radius: 2px;
  background: var(--line);

  > span {
    display: block;
    block-size: 100%;
    border-radius: 2px;
    background: var(${({ $low }) => ($low ? '--bad' : '--ink')});
  }
`;
