import { cardChance } from '../cards/draw-card.js';
import { type State } from '../state.js';
import { illnessChance } from './night.js';
import { comfort } from './season.js';
import { outageChance } from './work.js';

/** What a day may bring, in thousandths, as one feels this morning. */
export const chancesOfADay = (state: State) => ({
  // The day is counted before its card is drawn.
  card: cardChance(state.daysSinceCard + 1),
  illness: illnessChance(state.energy, comfort(state)),
  outage: outageChance(state),
});
