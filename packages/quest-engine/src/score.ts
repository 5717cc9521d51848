import { isWin } from './endings.js';
import { type State } from './state.js';
import { countBits } from './winning.js';

const { floor, max } = Math;

/** Points of a run; see the game's design for what each counts. */
export const computeScore = (state: State): number => {
  const won = isWin(state.ending);
  const early = state.rules.goal === 'stays' ? 0 : 2 * (state.rules.days - state.day);
  const bonds = state.bonds.reduce((sum, bond) => sum + bond, 0);
  return max(
    0,
    floor(
      (won ? 1000 + early : 0) +
        2 * state.wonder +
        25 * state.cityCount +
        60 * countBits(state.continents) +
        max(0, state.cash) / 5000 +
        state.belonging +
        state.reputation +
        15 * bonds -
        state.co2 / 40 -
        40 * state.overstay,
    ),
  );
};
