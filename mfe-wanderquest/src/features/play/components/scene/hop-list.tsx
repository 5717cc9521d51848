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
  fare: 'Lowest fare',
  time: 'Shortest trip',
  weather: 'Best weather',
  east: 'Farthest east',
  name: 'Name',
};

/** The ways out of town: the map as a list. */
export const HopList = ({ game, hops, onAct }: Props) => {
  const [order, setOrder] = useState<Order>('fare');
  const chosen = useAim(({ city }) => city);
  const by = useAim((aim) => aim.by);
  const hop = hops.find(({ city }) => city.index === chosen);
  return (
    <Stack as="section" $gap={3} aria-labelledby="ways-title">
      <h3 id="ways-title">Where to next</h3>
      <Field label="Sort by">
        <Select value={order} onChange={({ target }) => setOrder(target.value as Order)}>
          {orders.map((one) => (
            <option key={one} value={one}>
              {orderNames[one]}
            </option>
          ))}
        </Select>
      </Field>
      <Small $quiet>
        A ring on the map marks a city that counts toward one of your wishes (see your passport). A small dot
        is a city you can’t go to today.
      </Small>
      <HopListBox hops={ordered(hops, order)} />
      {hop && (
        <Chosen $elsewhere={by === 'map'}>
          <HopCard
            hop={hop}
            held={game.state.card === NO_CARD ? null : 'Answer the card first.'}
            onAct={onAct}
          />
        </Chosen>
      )}
    </Stack>
  );
};

/** The card of what the map has chosen stands with the map alone. */
const Chosen = styled.div<{ $elsewhere: boolean }>`
  display: ${({ $elsewhere }) => ($elsewhere ? 'none' : 'block')};
`;
