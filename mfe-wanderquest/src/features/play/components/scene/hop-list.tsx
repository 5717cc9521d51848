import { getCity, NO_CARD, type Action } from '@wanderwork/quest-engine';
import { Button, Field, Select, Small, Stack } from '@wanderwork/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { type Game } from '../../model/play-state';
import { sortHops, hopOrders, suggestHops, type Hop, type HopOrder } from '../../model/hops';
import { useMapSelection } from '../../model/map/selection';
import { HopCard } from '../map/hop-card';
import { useRevealedCard } from '../map/use-revealed-card';
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

/** The destinations: five suggestions in First Week, all of them otherwise. */
export const HopList = (props: Props) => {
  const [all, setAll] = useState(false);
  const isGuided = props.game.run.plan.mode === 'first_week' && !all;
  return (
    <Stack as="section" $gap={3} aria-labelledby="ways-title">
      <h3 id="ways-title">Where to next</h3>
      {isGuided ? <SuggestedHops {...props} onAll={() => setAll(true)} /> : <AllHops {...props} />}
      <ChosenHop {...props} />
    </Stack>
  );
};

const SuggestedHops = ({ game, hops, onAll }: Props & { onAll: () => void }) => {
  const suggestions = suggestHops(hops, getCity(game.state.home));
  return (
    <>
      <HopListBox
        hops={suggestions.map(({ hop }) => hop)}
        reasons={new Map(suggestions.map(({ hop, reason }) => [hop.city.index, reason]))}
      />
      <div>
        <Button size="small" onClick={onAll}>
          Show all {hops.length} cities
        </Button>
      </div>
    </>
  );
};

const AllHops = ({ hops }: Props) => {
  const [order, setOrder] = useState<HopOrder>('fare');
  return (
    <>
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
    </>
  );
};

const ChosenHop = ({ game, hops, onAct }: Props) => {
  const chosen = useMapSelection(({ city }) => city);
  const by = useMapSelection((aim) => aim.selectedIn);
  const hop = hops.find(({ city }) => city.index === chosen);
  const card = useRevealedCard('list');
  return hop ? (
    <SelectedHop ref={card} $elsewhere={by === 'map'}>
      <HopCard
        hop={hop}
        blockedReason={game.state.card === NO_CARD ? null : 'Answer the card first.'}
        onAct={onAct}
      />
    </SelectedHop>
  ) : null;
};

/** A city selected on the map shows its card there only. */
const SelectedHop = styled.div<{ $elsewhere: boolean }>`
  display: ${({ $elsewhere }) => ($elsewhere ? 'none' : 'block')};
`;
