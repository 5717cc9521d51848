import type { CityFacts } from '../facts/city-facts.js';
import { say, type Sentence } from '../facts/fact.js';
import { present, type Topic } from './topic.js';

const FIGURE = 'broadband';

const told = (facts: CityFacts, many: boolean): Sentence[] | null => {
  const lines = facts.figure(FIGURE);
  if (!lines) return null;
  return present(
    many
      ? say`a fixed line is easy to come by in ${facts.country}: ${lines}.`
      : say`fixed lines are scarce in ${facts.country}, ${lines}, so ask what a flat really has.`,
  );
};

/** Co-working is not known anywhere yet, so broadband is all that this dimension can tell. */
export const work: Topic = {
  dimension: 'work_setup',
  figure: FIGURE,
  good: 'high',
  strong: (facts) => ((facts.value(FIGURE) ?? 0) >= 25 ? told(facts, true) : null),
  weak: (facts) => ((facts.value(FIGURE) ?? 100) <= 12 ? told(facts, false) : null),
};
