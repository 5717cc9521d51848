import { type Meter } from './meter.js';
import { type State } from './state.js';

export const clamp = (value: number, low: number, high: number): number =>
  value < low ? low : value > high ? high : value;

/** Meters stay within 0–100. */
export const addTo = (state: State, meter: Meter, points: number): void => {
  state[meter] = clamp(state[meter] + points, 0, 100);
};
