import { type gear } from '../life/gear.js';
import { type PersonId } from '../people.js';
import { type Meter } from '../meters.js';

/** Figures of a run that a card may ask about. */
export type Figure =
  | Meter
  | 'cash'
  | 'nights'
  | 'day'
  | 'month'
  | 'mbps'
  | 'safety'
  | 'community'
  | 'comfort'
  | 'daysLeft'
  | 'deficit'
  | 'kilograms'
  | 'overstay'
  | 'lodging'
  | 'cityCount'
  | 'lag';

export type GearId = (typeof gear)[number]['id'];

export type Condition =
  | { figure: Figure; op: '<' | '<=' | '>' | '>='; value: number }
  | { months: readonly number[] }
  | { flag: string }
  | { gear: GearId }
  | { bond: PersonId; atLeast: number }
  | { continent: number }
  | { hub: boolean }
  | { all: readonly Condition[] }
  | { any: readonly Condition[] }
  | { not: Condition };

/** A number, or base + ⌊figure ÷ divisor⌋, never below zero. */
export type Weight = number | { base: number; figure: Figure; divisor: number };

export type Effect =
  /** Cents. With insurance a medical bill costs a fifth, and the last bill is refunded. */
  | readonly ['cash' | 'medical' | 'insured', number]
  /** Thousandths of the cost of a plain day here. */
  | readonly ['cityDays', number]
  | readonly [Meter | 'wonder' | 'lag' | 'units' | 'prepaid', number]
  /** Days that pass. */
  | readonly ['lose', number]
  | readonly ['flag', string]
  | readonly ['gear' | 'loseGear', GearId | 'any']
  | readonly ['bond', PersonId, number]
  | readonly ['lead']
  | readonly ['inWriting']
  /** Moves the nearest open wish one city closer. */
  | readonly ['wish']
  /** A card that comes a number of days later. */
  | readonly ['later', string, number];

export interface Outcome {
  weight: Weight;
  effects: readonly Effect[];
}

export type Hint = 'safe' | 'risky' | 'costly' | 'kind';

export interface Choice {
  id: string;
  needs?: Condition;
  hint?: Hint;
  outcomes: readonly Outcome[];
}

/** The player's verb draws from one of the first five decks; hosts and headlines have their own. */
export const decks = [
  'work',
  'rest',
  'explore',
  'social',
  'travel',
  'host',
  'strike',
  'storm',
  'fair',
] as const;
export type Deck = (typeof decks)[number];

/** An event with choices. Stories write it beside its text; see notation/story-card.ts. */
export interface Card {
  id: string;
  /** `chain`: comes only if another card promised it. */
  deck: Deck | 'chain';
  weight: Weight;
  when?: Condition;
  /** Once per run, unless it may return after this many days. */
  again?: number;
  arc?: string;
  sensitive?: readonly ('health' | 'crime' | 'border')[];
  choices: readonly Choice[];
}
