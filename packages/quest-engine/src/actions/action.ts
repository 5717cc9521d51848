import { type Assist } from '../assists.js';
import { type Verb } from '../life/verbs.js';

/** A player's action. Untrusted actions are checked by `step`. */
export type Action =
  | { type: 'spend'; verb: Verb; days: number }
  | { type: 'choose'; choice: number }
  | { type: 'move'; to: number; by: 'air' | 'land'; ahead: 0 | 7 | 14 }
  | { type: 'lodge'; lodging: number }
  | { type: 'buy'; gear: number }
  | { type: 'take' }
  | { type: 'extend' }
  | { type: 'apply'; zone: number }
  | { type: 'assist'; assist: Assist; on: boolean }
  | { type: 'undo' }
  /** Opens a week of a run that is drawn week by week; see weeks.ts. */
  | { type: 'week'; a: number; b: number }
  | { type: 'quit' };
