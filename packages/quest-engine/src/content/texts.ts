import { arcsFarTexts } from './texts/arcs-far.js';
import { arcsNearTexts } from './texts/arcs-near.js';
import { exploreTexts } from './texts/explore.js';
import { firstWeekTexts } from './texts/first-week.js';
import { moreExploreTexts } from './texts/more-explore.js';
import { moreRestTexts } from './texts/more-rest.js';
import { moreSocialTexts } from './texts/more-social.js';
import { moreTravelTexts } from './texts/more-travel.js';
import { moreWorkTexts } from './texts/more-work.js';
import { peopleCardsTexts } from './texts/people-cards.js';
import { restTexts } from './texts/rest.js';
import { socialTexts } from './texts/social.js';
import { type CardTexts } from './texts/text.js';
import { travelTexts } from './texts/travel.js';
import { workTexts } from './texts/work.js';

/** What each card says, by its id. */
export const cardTexts: CardTexts = {
  ...workTexts,
  ...restTexts,
  ...exploreTexts,
  ...socialTexts,
  ...travelTexts,
  ...moreWorkTexts,
  ...moreRestTexts,
  ...moreExploreTexts,
  ...moreTravelTexts,
  ...moreSocialTexts,
  ...arcsNearTexts,
  ...arcsFarTexts,
  ...peopleCardsTexts,
  ...firstWeekTexts,
};
