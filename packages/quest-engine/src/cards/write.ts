import {
  type Card,
  type Choice,
  type Condition,
  type Deck,
  type Effect,
  type Figure,
  type Weight,
} from './card.js';

/** Short helpers for writing cards. */
export const is = (figure: Figure, op: '<' | '<=' | '>' | '>=', value: number): Condition => ({
  figure,
  op,
  value,
});

export const all = (...conditions: Condition[]): Condition => ({ all: conditions });
export const any = (...conditions: Condition[]): Condition => ({ any: conditions });

export const base = (of: number, figure: Figure, divisor: number): Weight => ({ base: of, figure, divisor });

type More = Pick<Choice, 'needs' | 'hint'>;

/** A choice with one certain outcome. */
export const sure = (id: string, effects: readonly Effect[], more: More = {}): Choice => ({
  id,
  ...more,
  outcomes: [{ weight: 1, effects }],
});

/** A choice with outcomes by weight. */
export const odds = (
  id: string,
  outcomes: readonly (readonly [Weight, readonly Effect[]])[],
  more: More = {},
): Choice => ({
  id,
  ...more,
  outcomes: outcomes.map(([weight, effects]) => ({ weight, effects })),
});

export const card = (
  id: string,
  deck: Deck | 'chain',
  weight: Weight,
  more: Pick<Card, 'when' | 'again' | 'arc' | 'sensitive'>,
  choices: readonly Choice[],
): Card => ({ id, deck, weight, ...more, choices });
