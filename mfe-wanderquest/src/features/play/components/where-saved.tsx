import { Small } from '@wanderwork/ui';
import { useWhereSaved } from '../model/account';
import { useStage, type Game } from '../model/stage';

/** Where the run is safe; quiet, for it changes by itself. */
export const WhereSaved = () => {
  const stage = useStage();
  return stage.at === 'playing' ? <Words game={stage.game} /> : null;
};

const Words = ({ game }: { game: Game }) => {
  const words = useWhereSaved(game);
  return words && <Small $quiet>{words}</Small>;
};
