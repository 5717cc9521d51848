import { NO_CARD, type Action } from '@wanderwork/quest-engine';
import { Field, Select, Small, Stack } from '@wanderwork/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { type Game } from '../../model/stage';
import { ordered, orders, type Hop, type Order } from '../../model/hops';
import { useAim } from '../../model/map/aim';
import { HopCard } from '../map/hop-card';
import { HopListBox } from './hop-list-box';

interface Props {
  game: Game;
  hops: readonly Hop[];
  onAct: (action: Action) => void;
}

const orderNames: Readonly<Record<Order, string>> = {
  fare: 'Cheapest first',
  time: 'Nearest in hours first',
  weather: 'Best weather first',
  east: 'Farthest east first',
  name: 'By name',
};

/** The ways out of town: the map as a list. */
export const HopList = ({ game, hops, onAct }: Props) => {
  const [order, setOrder] = useState<Order>('fare');
  const chosen = useAim(({ city }) => city);
  const by = useAim((aim) => aim.by);
  const hop = hops.find(({ city }) => city.index === chosen);
  return (
    <Stack as="section" $gap={3} aria-labelledby="ways-title">
      <h3 id="ways-title">Ways out of town</h3>
      <Field label="In the order of">
        <Select value={order} onChange={({ target }) => setOrder(target.value as Order)}>
          {orders.map((one) => (
            <option key={one} value={one}>
              {orderNames[one]}
            </option>
          ))}
        </Select>
      </Field>
      <Small $quiet>
        A ring on the map marks a city for one of your wishes, which stand in your passport; a small dot is
        closed today.
      </Small>
      <HopListBox hops={ordered(hops, order)} />
      {hop && (
        <Chosen $elsewhere={by === 'map'}>
          <HopCard hop={hop} held={game.state.card === NO_CARD ? null : 'The card first.'} onAct={onAct} />
        </Chosen>
      )}
    </Stack>
  );
};

/** The card of what the map has chosen stands with the map alone. */
const Chosen = styled.div<{ $elsewhere: boolean }>`
  display: ${({ $elsewhere }) => ($elsewhere ? 'none' : 'block')};
`;
