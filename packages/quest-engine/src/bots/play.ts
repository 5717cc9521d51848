import { type Action } from '../actions/action.js';
import { compiledCards, getFacts, isOpen } from '../cards/compiled.js';
import { createState, NO_CARD, type Start, type State } from '../state.js';
import { applyAction } from '../step.js';
import { type Bot } from './bot.js';

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
