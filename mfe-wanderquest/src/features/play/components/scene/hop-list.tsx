import { NO_CARD, type Action } from '@wanderwork/quest-engine';
import { Field, Select, Small, Stack } from '@wanderwork/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { type Game } from '../../model/play-state';
import { sortHops, hopOrders, type Hop, type HopOrder } from '../../model/hops';
import { useMapSelection } from '../../model/map/selection';
import { HopCard } from '../map/hop-card';
import { HopListBox } from './hop-list-box';

interface Props {
  game: Game;
  hops: readonly Hop[];
  onAct: (action: Action) => void;
}

const orderLabels: Readonly<Record<HopOrder, string>> = {
  fare: 'Lowest fare',
  time: 'Shortest trip',
  weather: 'Best weather',
  east: 'Farthest east',
  name: 'Name',
};

/** The destinations as a list. */
export const HopList = ({ game, hops, onAct }: Props) => {
  const [order, setOrder] = useState<HopOrder>('fare');
  const chosen = useMapSelection(({ city }) => city);
  const by = useMapSelection((aim) => aim.selectedIn);
  const hop = hops.find(({ city }) => city.index === chosen);
  return (
    <Stack as="section" $gap={3} aria-labelledby="ways-title">
      <h3 id="ways-title">Where to next</h3>
      <Field label="Sort by">
        <Select value={order} onChange={({ target }) => setOrder(target.value as HopOrder)}>
          {hopOrders.map((one) => (
            <option key={one} value={one}>
              {orderLabels[one]}
            </option>
          ))}
        </Select>
      </Field>
      <Small $quiet>
        A ring on the map marks a city that counts toward one of your wishes (see your passport). A small dot
        is a city you can’t go to today.
      </Small>
      <HopListBox hops={sortHops(hops, order)} />
      {hop && (
        <SelectedHop $elsewhere={by === 'map'}>
          <HopCard
            hop={hop}
            blockedReason={game.state.card === NO_CARD ? null : 'Answer the card first.'}
            onAct={onAct}
          />
        </SelectedHop>
      )}
    </Stack>
  );
};

/** A city selected on the map shows its card there only. */
const SelectedHop = styled.div<{ $elsewhere: boolean }>`
  display: ${({ $elsewhere }) => ($elsewhere ? 'none' : 'block')};
`;
