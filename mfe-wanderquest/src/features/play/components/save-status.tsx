import { media, Small } from '@wanderwork/ui';
import styled from 'styled-components';
import { useSaveLocation } from '../model/sync-status';
import { usePlayState, type Game } from '../model/play-state';

/** Where the run is saved. */
export const SaveStatus = () => {
  const playState = usePlayState();
  return playState.at === 'playing' ? <SaveLocation game={playState.game} /> : null;
};

const SaveLocation = ({ game }: { game: Game }) => {
  const words = useSaveLocation(game);
  return words && <Quiet $quiet>{words}</Quiet>;
};

/** On a phone it moves below the heading, which leaves room only for the sound switch. */
const Quiet = styled(Small)`
  ${media.belowPhone} {
    order: 1;
    flex-basis: 100%;
  }
`;
