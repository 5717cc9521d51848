import { cardChance } from '../cards/draw-card.js';
import { type State } from '../state.js';
import { getIllnessChance } from './night.js';
import { getComfort } from './season.js';
import { getOutageChance } from './work.js';

/** The chances of today's events in thousandths, as of this morning. */
export const getDayChances = (state: State) => ({
  // The day is counted before its card is drawn.
  card: cardChance(state.daysSinceCard + 1),
  illness: getIllnessChance(state.energy, getComfort(state)),
  outage: getOutageChance(state),
});
