import { type State } from '../state.js';
import { countBits } from '../winning.js';

export const isBagFull = (state: State): boolean => countBits(state.gear) >= state.rules.gearSlots;
