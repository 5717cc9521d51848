import { type Card, type Effect } from './card.js';
import { cards } from './cards.evaluated.js';

export { cards };

/** All effects of the cards, in their order. */
export const listEffects = (of: readonly Card[]): readonly Effect[] =>
  of.flatMap(({ choices }) => choices.flatMap(({ outcomes }) => outcomes.flatMap(({ effects }) => effects)));

/** Flags that an outcome sets, in card order. */
export const flagNames: readonly string[] = [
  ...new Set(listEffects(cards).flatMap((effect) => (effect[0] === 'flag' ? [effect[1]] : []))),
];

export const cardCount = cards.length;
export const cardIds: readonly string[] = cards.map(({ id }) => id);

const places = new Map(cardIds.map((id, at) => [id, at]));

/** The index of a card. The content lint checks that it exists. */
export const cardIndex = (id: string): number => {
  const at = places.get(id);
  if (at === undefined) throw new Error(`No card is called ${id}.`);
  return at;
};

export const flagIndex = (name: string): number => {
  const at = flagNames.indexOf(name);
  if (at < 0) throw new Error(`No card raises the flag ${name}.`);
  return at;
};
