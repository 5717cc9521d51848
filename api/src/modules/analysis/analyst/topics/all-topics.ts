import type { DimensionKey } from '@wanderwork/contracts';
import type { CityFacts } from '../facts/city-facts.js';
import { say, type Sentence } from '../facts/fact.js';
import { withoutEmpty, type Topic } from './topic.js';
import { climate } from './climate.js';
import { community } from './community.js';
import { cost } from './cost.js';
import { health } from './health.js';
import { internet } from './internet.js';
import { safety } from './safety.js';
import { visa } from './visa.js';

const FIGURE = 'broadband';

const describeBroadband = (facts: CityFacts, many: boolean): Sentence[] | null => {
  const lines = facts.figure(FIGURE);
  if (!lines) return null;
  return withoutEmpty(
    many
      ? say`fixed broadband is easy to find in ${facts.country}: ${lines}.`
      : say`fixed broadband is rare in ${facts.country}, ${lines}, so ask what an apartment really has.`,
  );
};

/** We have no figures about coworking spaces, so broadband is the only figure of this dimension. */
const work: Topic = {
  dimension: 'work_setup',
  figure: FIGURE,
  good: 'high',
  strong: (facts) => ((facts.value(FIGURE) ?? 0) >= 25 ? describeBroadband(facts, true) : null),
  weak: (facts) => ((facts.value(FIGURE) ?? 100) <= 12 ? describeBroadband(facts, false) : null),
};

const topics: readonly Topic[] = [internet, cost, safety, climate, work, visa, health, community];

export const getTopic = (key: DimensionKey): Topic => topics.find(({ dimension }) => dimension === key)!;
