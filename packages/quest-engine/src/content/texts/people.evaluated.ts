import { toTexts } from '../notation/story-card.js';
import { stories } from '../stories.js';

export const texts = toTexts(stories.people);
