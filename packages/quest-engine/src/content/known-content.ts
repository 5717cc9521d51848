import { people } from '../people.js';
import { FIRST_RULES } from '../rules/rules-versions.js';
import { type Rules } from '../rules/rules.js';
import { type Card } from './card.js';
import { cardCounts, cards } from './cards.evaluated.js';
import { listEffects } from './cards.js';

/** How much of the content a run knows: the first so many cards, flags and people. */
export interface KnownContent {
  cards: number;
  flags: number;
  people: number;
}

const countFlags = (among: readonly Card[]): number => {
  const raised = listEffects(among).filter(([kind]) => kind === 'flag');
  return new Set(raised.map(([, name]) => name)).size;
};

const countPeople = (among: readonly Card[]): number => {
  const bonds = listEffects(among).filter((effect) => effect[0] === 'bond');
  return Math.max(0, ...bonds.map(([, person]) => people.indexOf(person) + 1));
};

const byVersion: readonly KnownContent[] = cardCounts.map((count) => {
  const ofVersion = cards.slice(0, count);
  return { cards: count, flags: countFlags(ofVersion), people: countPeople(ofVersion) };
});

/** What runs of these rules know. Their state has no room for more, so new content leaves them as they are. */
export const getKnownContent = ({ version = FIRST_RULES }: Pick<Rules, 'version'>): KnownContent =>
  byVersion[version - 1]!;
