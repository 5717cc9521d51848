import { roll } from '../roll.js';
import { type JournalWriter } from '../journal.js';
import { streams } from '../random.js';
import { NO_CARD, type State } from '../state.js';
import { holds, weigh } from './compile.js';
import { compiledCards, type CompiledCard } from './compiled.js';
import { readFacts } from './facts.js';

const { min } = Math;
/** Thousandths a day: 6%, and 4.5% more for each day since the last card, 70% at most. */
const CHANCE = 60;
const CHANCE_A_DAY = 45;
const CHANCE_AT_MOST = 700;

/** Thousandths, so many days after the last card. */
export const cardChance = (daysSinceCard: number): number =>
  min(CHANCE_AT_MOST, CHANCE + CHANCE_A_DAY * daysSinceCard);

const show = (state: State, card: number, journal: JournalWriter): void => {
  state.card = card;
  state.daysSinceCard = 0;
  state.cardsSeen += 1;
  journal?.({ kind: 'card', card });
};

/** The first promised card whose day has come. One that no longer fits is dropped. */
const promisedCard = (state: State): number => {
  for (let at = 0; at < state.promised.length; at += 2) {
    if (state.day < state.promised[at + 1]!) continue;
    const [card] = state.promised.splice(at, 2);
    if (holds(readFacts(state), compiledCards[card!]!.ways)) return card!;
    at -= 2;
  }
  return NO_CARD;
};

/** Returning players get new cards first. */
const NEW_TO_ONE = 100;
const freshness = (met: State['met'], card: number): number => (met && !met.includes(card) ? NEW_TO_ONE : 1);

/**
 * Draws a card of the deck by weight, or none. The scratch arrays are reused: this is the hottest code of a
 * simulation.
 */
const fitting = new Int32Array(compiledCards.length);
const upTo = new Int32Array(compiledCards.length);

const anyCard = (state: State, deck: readonly CompiledCard[]): number => {
  const { cardFrom, day, met } = state;
  const facts = readFacts(state);
  let count = 0;
  let total = 0;
  for (const card of deck) {
    // Cards are in order, and those beyond the table are newer than the run's rules.
    if (card.index >= cardFrom.length) break;
    if (cardFrom[card.index]! > day || !holds(facts, card.ways)) continue;
    const weight = weigh(facts, card.weighing) * freshness(met, card.index);
    if (weight <= 0) continue;
    total += weight;
    fitting[count] = card.index;
    upTo[count] = total;
    count += 1;
  }
  if (count === 0) return NO_CARD;
  const drawn = roll(state, streams.card, total);
  for (let at = 0; at < count; at += 1) if (drawn < upTo[at]!) return fitting[at]!;
  return NO_CARD;
};

/** Draws a certain card of a deck, as long as one fits. */
export const bringCard = (state: State, deck: readonly CompiledCard[], journal: JournalWriter): void => {
  if (state.ending || state.card !== NO_CARD) return;
  const card = anyCard(state, deck);
  if (card !== NO_CARD) show(state, card, journal);
};

/** Draws a card, if any: a promised one first, otherwise by chance from the deck of the day's verb. */
export const drawCard = (state: State, deck: readonly CompiledCard[], journal: JournalWriter): void => {
  if (state.ending || state.card !== NO_CARD) return;
  const promised = promisedCard(state);
  if (promised !== NO_CARD) return show(state, promised, journal);
  if (roll(state, streams.card, 1000) >= cardChance(state.daysSinceCard)) return;
  const card = anyCard(state, deck);
  if (card !== NO_CARD) show(state, card, journal);
};
