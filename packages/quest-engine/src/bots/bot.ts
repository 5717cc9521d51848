import { type Action } from '../actions/action.js';
import { type State, createState, NO_CARD, type Start } from '../state.js';
import { compiledCards, getFacts, isOpen } from '../cards/compiled.js';
import { applyAction } from '../step.js';

/** A strategy. One bot plays one game, since some remember their draws. */
type Bot = (state: State) => Action;

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

const ACTIONS_AT_MOST = 3000;
const TRIES = 20;

/** A legal action in any state: an open choice of the current card, or a day of rest. */
const findLegalAction = (state: State): Action => {
  if (state.card === NO_CARD) return { type: 'spend', verb: 'rest', days: 1 };
  const card = compiledCards[state.card]!;
  const facts = getFacts(state, card);
  return { type: 'choose', choice: card.choices.findIndex((choice) => isOpen(choice, facts)) };
};

/** Plays a whole game. If given, `log` receives the played actions. */
export const playGame = (start: Start, bot: Bot, log?: Action[]): State => {
  const state = createState(start);
  let refused = 0;
  for (let count = 0; count < ACTIONS_AT_MOST && !state.ending; count += 1) {
    const action = refused > TRIES ? findLegalAction(state) : bot(state);
    const refusal = applyAction(state, action);
    refused = refusal ? refused + 1 : 0;
    if (!refusal) log?.push(action);
  }
  return state;
};
