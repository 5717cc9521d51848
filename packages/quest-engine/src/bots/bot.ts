import { type Action } from '../actions/action.js';
import { type State } from '../state.js';

/** A strategy. One bot plays one game, since some remember their draws. */
export type Bot = (state: State) => Action;

export type BotMaker = (seed: number) => Bot;

const { imul, floor } = Math;

/** A bot's own random numbers, separate from the game's (mulberry32). */
export const createDice = (seed: number): ((sides: number) => number) => {
  let bits = seed | 0;
  return (sides) => {
    bits = (bits + 0x6d2b79f5) | 0;
    let mixed = imul(bits ^ (bits >>> 15), 1 | bits);
    mixed = (mixed + imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296) * sides);
  };
};

export const spendDaysOn = (
  verb: 'work' | 'rest' | 'explore' | 'socialise' | 'admin',
  count = 1,
): Action => ({
  type: 'spend',
  verb,
  days: count,
});
