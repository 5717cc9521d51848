import { cardIndex, cards } from '../content/cards.js';
import { NO_CARD, type State } from '../state.js';
import { type Choice, type Effect } from '../content/card.js';
import { weigh } from './compile.js';
import { compiledCards, isOpen } from './compiled.js';
import { readFacts } from './facts.js';
import { cardChance } from './draw-card.js';
import { getIllnessChance } from '../life/night.js';
import { getComfort } from '../life/season.js';
import { getOutageChance } from '../life/work.js';

export interface ChoiceOdds {
  /** The index to choose it by. */
  index: number;
  choice: Choice;
  open: boolean;
  /** Outcomes with their chance in percent, most likely first. */
  outcomes: readonly { chance: number; effects: readonly Effect[] }[];
}

const outcomesOf = (state: State, index: number) => {
  const { outcomes } = compiledCards[state.card]!.choices[index]!;
  const facts = readFacts(state);
  const weights = outcomes.map(({ weighing }) => weigh(facts, weighing));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return outcomes
    .map(({ effects }, at) => ({ effects, chance: Math.round((weights[at]! * 100) / total) }))
    .sort((a, b) => b.chance - a.chance);
};

/** The choices of the open card with their current odds; empty without a card. */
export const waitingChoices = (state: State): readonly ChoiceOdds[] =>
  state.card === NO_CARD
    ? []
    : cards[state.card]!.choices.map((choice, index) => ({
        index,
        choice,
        open: isOpen(compiledCards[state.card]!.choices[index]!, readFacts(state)),
        outcomes: outcomesOf(state, index),
      }));

/** Whether the player has answered a card in this run. */
export const isCardAnswered = ({ cardFrom }: State, id: string): boolean =>
  (cardFrom[cardIndex(id)] ?? 0) > 0;

/** The chances of today's events in thousandths, as of this morning. */
export const getDayChances = (state: State) => ({
  // The day is counted before its card is drawn.
  card: cardChance(state.daysSinceCard + 1),
  illness: getIllnessChance(state.energy, getComfort(state)),
  outage: getOutageChance(state),
});
