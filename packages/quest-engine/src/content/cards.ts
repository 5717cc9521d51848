import { type Card } from './card.js';
import { arcsFar } from './arcs-far.js';
import { arcsNear } from './arcs-near.js';
import { explore } from './explore.js';
import { firstWeek } from './first-week.js';
import { moreExplore } from './more-explore.js';
import { moreRest } from './more-rest.js';
import { moreSocial } from './more-social.js';
import { moreTravel } from './more-travel.js';
import { moreWork } from './more-work.js';
import { peopleCards } from './people-cards.js';
import { rest } from './rest.js';
import { social } from './social.js';
import { travel } from './travel.js';
import { work } from './work.js';

/** All cards, in the order that saves count on: new ones are added at the end, under a new version of the rules. */
export const cards: readonly Card[] = [
  ...work,
  ...rest,
  ...explore,
  ...social,
  ...travel,
  ...moreWork,
  ...moreRest,
  ...moreExplore,
  ...moreTravel,
  ...moreSocial,
  ...arcsNear,
  ...arcsFar,
  ...peopleCards,
  ...firstWeek,
];

/** Flags that an outcome sets, in card order. */
export const flagNames: readonly string[] = [
  ...new Set(
    cards.flatMap(({ choices }) =>
      choices.flatMap(({ outcomes }) =>
        outcomes.flatMap(({ effects }) =>
          effects.flatMap((effect) => (effect[0] === 'flag' ? [effect[1]] : [])),
        ),
      ),
    ),
  ),
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
