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

/** Why an action is refused. A refused action leaves the state unchanged. */
export type Refusal =
  | 'over'
  | 'not_an_action'
  | 'card_waits'
  | 'no_card'
  | 'no_such_choice'
  | 'choice_closed'
  | 'no_such_verb'
  | 'bad_days'
  | 'no_client'
  | 'no_such_city'
  | 'already_here'
  | 'no_visa'
  | 'no_days_left'
  | 'no_land_route'
  | 'too_dear'
  | 'no_proof'
  | 'no_such_lodging'
  | 'no_such_gear'
  | 'already_owned'
  | 'bag_full'
  | 'no_lead'
  | 'cannot_extend'
  | 'no_visa_needed'
  | 'no_such_zone'
  | 'nothing_changes'
  | 'nothing_to_undo'
  | 'week_closed'
  | 'no_week_due'
  | 'no_such_key';
