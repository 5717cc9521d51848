import { type Card } from './card.js';
import { cardIdsByVersion } from './card-order.js';
import { stories } from './stories.js';

const cardsById = new Map(
  Object.values(stories)
    .flat()
    .map(({ rules }) => [rules.id, rules]),
);

const takeCard = (id: string): Card => {
  const card = cardsById.get(id);
  if (!card) throw new Error(`No story has the card ${id}, or card-order.ts names it twice.`);
  cardsById.delete(id);
  return card;
};

/** The rules of all cards, in the order that saves count on. */
export const cards: readonly Card[] = cardIdsByVersion.flat().map(takeCard);

if (cardsById.size > 0) throw new Error(`Add ${[...cardsById.keys()].join(', ')} to card-order.ts.`);

/** How many cards each version of the rules knows. */
export const cardCounts: readonly number[] = cardIdsByVersion.map(
  (_, version) => cardIdsByVersion.slice(0, version + 1).flat().length,
);
