import { type Action } from '@wanderwork/quest-engine';
import { type Game } from '../../model/play-state';

/** What every panel is given. */
export interface PanelProps {
  game: Game;
  onAct: (action: Action) => void;
}
