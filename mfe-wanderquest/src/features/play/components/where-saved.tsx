import { media, Small } from '@wanderwork/ui';
import styled from 'styled-components';
import { useWhereSaved } from '../model/account';
import { useStage, type Game } from '../model/stage';

/** Where the run is safe; quiet, for it changes by itself. */
export const WhereSaved = () => {
  const stage = useStage();
  return stage.at === 'playing' ? <Words game={stage.game} /> : null;
};

const Words = ({ game }: { game: Game }) => {
  const words = useWhereSaved(game);
  return words && <Quiet $quiet>{words}</Quiet>;
};

/** Below the heading on a phone: beside it there is room for the sound alone. */
const Quiet = styled(Small)`
  ${media.belowPhone} {
    order: 1;
    flex-basis: 100%;
  }
`;
