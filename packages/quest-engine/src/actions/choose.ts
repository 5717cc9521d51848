import { weigh } from '../cards/compile.js';
import { compiledCards, getFacts, isOpen, getTotalWeight, type CompiledChoice } from '../cards/compiled.js';
import { apply } from '../cards/effects.js';
import { roll } from '../roll.js';
import { type JournalWriter } from '../journal.js';
import { endRun, findEnding } from '../life/day.js';
import { streams } from '../random.js';
import { NO_CARD, type State } from '../state.js';
import { type Refusal } from './refusal.js';

const { max } = Math;
const NEVER_AGAIN = 9999;

/** Draws the index of an outcome by weight. */
const drawOutcome = (state: State, choice: CompiledChoice, facts: Int32Array): number => {
  const { outcomes } = choice;
  let left = roll(state, streams.outcome, getTotalWeight(choice, facts));
  if (outcomes.length === 1) return 0;
  for (let at = 0; at < outcomes.length; at += 1) {
    left -= weigh(facts, outcomes[at]!.weighing);
    if (left < 0) return at;
  }
  return outcomes.length - 1;
};

/** The day from which a card may return. */
const findReturnDay = ({ day, rules: { cardRestDays = 0 } }: State, again: number | undefined): number =>
  again === undefined ? NEVER_AGAIN : day + max(again, cardRestDays);

/** Answers the open card with a choice and draws one of its outcomes by weight. */
export const choose = (state: State, index: number, journal: JournalWriter): Refusal | null => {
  const card = compiledCards[state.card]!;
  const choice = Number.isInteger(index) ? card.choices[index] : undefined;
  if (!choice) return 'no_such_choice';
  const facts = getFacts(state, choice);
  if (!isOpen(choice, facts)) return 'choice_closed';
  state.card = NO_CARD;
  state.cardFrom[card.index] = findReturnDay(state, card.again);
  const at = drawOutcome(state, choice, facts);
  journal?.({ kind: 'outcome', card: card.index, choice: index, outcome: at });
  for (const effect of choice.outcomes[at]!.effects) apply(state, effect, journal);
  endRun(state, findEnding(state), journal);
  return null;
};
