import { getCity, NO_CARD, type Action } from '@wanderwork/quest-engine';
import { paths } from '@wanderwork/contracts';
import { Columns, Container, media, Picture, useTheme } from '@wanderwork/ui';
import { useMemo, useState } from 'react';
import styled from 'styled-components';
import { dispatch } from '../api/play-runner';
import { isBetweenWeeks, type Game } from '../model/play-state';
import { getGuide } from '../model/lessons';
import { findHops, hideWishes } from '../model/hops';
import { useSound } from '../model/sound/use-sound';
import { Journal } from './journal';
import { MapSide } from './map/map-side';
import { RulesChanged } from './rules-changed';
import { Panels } from './panels/panels';
import { Scene } from './scene/scene';
import { Warnings } from './warnings';

/** A run being played: the map, the current choice and the panels. */
export const PlayScreen = ({ game }: { game: Game }) => {
  const { state } = game;
  const [pace, setPace] = useState(1);
  useSound(state);
  const { hasWishes } = getGuide(game.run, state);
  const hops = useMemo(() => (hasWishes ? findHops(state) : hideWishes(findHops(state))), [state, hasWishes]);
  const onAct = (action: Action) => dispatch({ type: 'act', seen: state, action });
  return (
    <>
      <Warnings game={game} />
      <RulesChanged game={game} />
      <Board data-uninterrupted>
        <MapSide game={game} hops={hops} blockedReason={getMoveBlock(game)} onAct={onAct} />
        <Side>
          <Place slug={getCity(state.city).id} />
          <Words>
            <Scene game={game} hops={hops} pace={pace} onPace={setPace} onAct={onAct} />
          </Words>
        </Side>
      </Board>
      <Below>
        <Columns $side={360}>
          <Panels game={game} onAct={onAct} />
          <Journal game={game} />
        </Columns>
      </Below>
    </>
  );
};

/** Why the player cannot travel now, or null. */
const getMoveBlock = ({ run, state }: Game): string | null => {
  if (state.ending) return 'The journey is over.';
  if (isBetweenWeeks(state)) return 'Your week is being sent in.';
  if (state.card !== NO_CARD) return 'Answer the card first.';
  return getGuide(run, state).skills.includes('move') ? null : 'You can move on from day 6.';
};

const Place = ({ slug }: { slug: string }) => {
  const [theme] = useTheme();
  return (
    <Frame>
      <Picture src={`${paths.api.art.city(slug)}?theme=${theme}`} alt="" width={1200} height={800} eager />
    </Frame>
  );
};

const Board = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  border-block: 1px solid var(--ink);

  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) minmax(400px, 32%);
    align-items: start;
  }
`;

/** In one column, its children mix with those of the map. */
const Side = styled.div`
  display: contents;

  ${media.desktop} {
    display: block;
    min-block-size: 100%;
    background: var(--sheet);
    border-inline-start: 1px solid var(--ink);
  }
`;

const Frame = styled.div`
  /* Without a width of its own, the picture would be as narrow as it is low. */
  display: flex;
  align-items: center;
  inline-size: 100%;
  max-block-size: 190px;
  overflow: hidden;
  aspect-ratio: 5 / 2;
  border-block-end: 1px solid var(--ink);

  > * {
    inline-size: 100%;
  }
`;

const Words = styled.div`
  order: 2;
  background: var(--sheet);
  padding: var(--s5) var(--s5) var(--s6);
`;

const Below = styled(Container)`
  padding-block: var(--s6);
`;
