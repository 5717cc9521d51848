import type { CityFacts } from '../facts/city-facts.js';
import { findContrast } from '../facts/contrast.js';
import { say, type Sentence } from '../facts/fact.js';
import { withoutEmpty, type Topic } from './topic.js';

const FIGURE = 'english_share';
const BIG = 2_000_000;
const SMALL = 200_000;

const size = (facts: CityFacts): Sentence | null => {
  const people = facts.value('population');
  const sizeText = facts.figure('population');
  if (people === null || !sizeText) return null;
  if (people >= BIG) return say`${facts.name} itself has ${sizeText}, enough to find your crowd.`;
  return people <= SMALL
    ? say`With ${sizeText}, the city itself is small, and so is its circle of newcomers.`
    : null;
};

const official = (facts: CityFacts): Sentence | null => {
  const fact = facts.figure('english_official');
  return facts.word('english_official') === 'yes' && fact
    ? say`English is ${fact.as('official')} in the country.`
    : null;
};

const strong = (facts: CityFacts): Sentence[] | null => {
  const share = facts.figure(FIGURE);
  if (!share) return withoutEmpty(official(facts), size(facts));
  const contrast = findContrast(facts, FIGURE, 'high');
  if (contrast?.fewAhead)
    return withoutEmpty(
      say`about ${share} of the people in ${facts.country} use English in some way; ${contrast.fewAhead} had a larger share.`,
      official(facts) ?? size(facts),
    );
  return withoutEmpty(
    say`about ${share} of the people in ${facts.country} use English in some way.`,
    official(facts) ?? size(facts),
  );
};

const weak = (facts: CityFacts): Sentence[] | null => {
  const share = facts.figure(FIGURE);
  if (!share) return withoutEmpty(size(facts));
  const contrast = findContrast(facts, FIGURE, 'high');
  if (contrast?.fewBehind)
    return withoutEmpty(
      say`only about ${share} of the people in ${facts.country} use English; ${contrast.fewBehind} had a smaller share.`,
      size(facts),
    );
  return withoutEmpty(
    say`English gets you only so far: about ${share} of the people in ${facts.country} use it in some way.`,
    size(facts),
  );
};

export const community: Topic = { dimension: 'community', figure: FIGURE, good: 'high', strong, weak };
