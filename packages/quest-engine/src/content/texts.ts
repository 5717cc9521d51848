import { type CardTexts } from './card-text.js';
import { texts as arcs } from './texts/arcs.evaluated.js';
import { texts as explore } from './texts/explore.evaluated.js';
import { texts as firstWeek } from './texts/first-week.evaluated.js';
import { texts as people } from './texts/people.evaluated.js';
import { texts as rest } from './texts/rest.evaluated.js';
import { texts as social } from './texts/social.evaluated.js';
import { texts as travel } from './texts/travel.evaluated.js';
import { texts as work } from './texts/work.evaluated.js';

/** The text of each card, by its id. */
export const cardTexts: CardTexts = {
  ...firstWeek,
  ...work,
  ...rest,
  ...explore,
  ...social,
  ...travel,
  ...arcs,
  ...people,
};
