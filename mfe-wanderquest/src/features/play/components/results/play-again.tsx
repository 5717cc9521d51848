import { type Mode } from '@wanderwork/quest-engine';
import { Button } from '@wanderwork/ui';
import { modeInfo } from '../../../../shared/modes';
import { letGo } from '../../model/keep';

/** Another run of the same way to play; the one that ended makes room for it. */
export const PlayAgain = ({ mode }: { mode: Mode }) => (
  <Button variant="red" onClick={() => void letGo(mode)}>
    {mode === 'first_week' ? 'Play another week' : `Play ${modeInfo(mode).name} again`}
  </Button>
);
