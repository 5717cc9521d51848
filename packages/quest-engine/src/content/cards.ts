import { type Card } from '../cards/card.js';
import { arcsFar } from './arcs-far.js';
import { arcsNear } from './arcs-near.js';
import { explore } from './explore.js';
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

/** All cards, in the order that saves count on: new ones are added at the end of their deck's file. */
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
];
