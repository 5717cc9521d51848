import { type Action } from '@wanderwork/quest-engine';
import { media } from '@wanderwork/ui';
import styled from 'styled-components';
import { type Game } from '../../model/play-state';
import { type Hop } from '../../model/hops';
import { useMapSelection } from '../../model/map/selection';
import { Meters } from '../meters';
import { HopCard } from './hop-card';
import { useRevealedCard } from './use-revealed-card';
import { WorldMap } from './world-map';

interface Props {
  game: Game;
  hops: readonly Hop[];
  blockedReason: string | null;
  onAct: (action: Action) => void;
}

/**
 * The map, with the meters above it and the selected city below. In one column the meters follow the picture,
 * next to the choices that change them.
 */
export const MapSide = ({ game, hops, blockedReason, onAct }: Props) => {
  const chosen = useMapSelection(({ city }) => city);
  const over = useMapSelection((aim) => aim.hovered);
  const by = useMapSelection((aim) => aim.selectedIn);
  const aimed = game.state.ending ? null : (over ?? chosen);
  const shownHop = hops.find(({ city }) => city.index === aimed);
  // The card is rendered hidden from the start: inserting its styles later would restyle the whole page.
  const hop = shownHop ?? hops[0];
  const card = useRevealedCard('map');
  return (
    <Side>
      <Meters state={game.state} before={game.before} />
      <WorldMap game={game} hops={hops} />
      {hop && (
        <SelectedCity ref={card} hidden={!shownHop} $elsewhere={by === 'list' && over === null}>
          <HopCard
            hop={hop}
            blockedReason={blockedReason}
            isPreview={over !== null && over !== chosen}
            onAct={onAct}
          />
        </SelectedCity>
      )}
    </Side>
  );
};

const Side = styled.div`
  display: contents;

  > dl {
    order: 1;
  }

  ${media.desktop} {
    position: sticky;
    inset-block-start: 64px;
    display: grid;
    grid-template-rows: auto minmax(0, 1fr);
    grid-template-columns: minmax(0, 1fr);
    block-size: calc(100dvh - 64px);
    min-block-size: 560px;

    > [role='group'] {
      grid-area: 2 / 1;
    }
  }
`;

/**
 * A city selected in the list shows its card there. One selected on the map shows it, on a desktop, at the lower
 * edge of the map or of the window.
 */
const SelectedCity = styled.div<{ $elsewhere: boolean }>`
  display: ${({ $elsewhere }) => ($elsewhere ? 'none' : 'block')};
  padding: var(--s4) var(--gut) 0;

  ${media.desktop} {
    position: sticky;
    inset-block-end: var(--s4);
    z-index: 1;
    grid-area: 2 / 1;
    align-self: end;
    inline-size: 330px;
    /* A long card in a low window scrolls, so that its title stays below the header. */
    max-block-size: calc(100dvh - 64px - 2 * var(--s4));
    overflow-y: auto;
    margin: var(--s4);
    padding: 0;
    box-shadow: var(--e2);
  }

  &[hidden] {
    display: none;
  }
`;
