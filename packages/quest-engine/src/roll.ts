import { draw, toSide, type Stream } from './random.js';
import { type State } from './state.js';

/** A roll with a number of sides; each call on a day is a new draw. */
export const roll = (state: State, stream: Stream, sides: number): number => {
  const { seedA, seedB } = state.week ?? state;
  const drawn = draw(seedA, seedB, stream, state.day, state.draws);
  state.draws += 1;
  return toSide(drawn, sides);
};
