import { type Action } from '@wanderwork/quest-engine';
import { type Game } from '../../model/play-state';

/** The props of every panel. */
export interface PanelProps {
  game: Game;
  onAct: (action: Action) => void;
}
