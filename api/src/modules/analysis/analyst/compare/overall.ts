import { formatTenths, type AnalysisClaim } from '@wanderwork/contracts';
import { createClaim } from '../facts/claim.js';
import type { CityFacts } from '../facts/city-facts.js';
import { joinParts, say, type Sentence } from '../facts/fact.js';
import {
  cannotBeToldApart,
  leaderOf,
  othersThan,
  surenessOf,
  trailingOf,
  type Compared,
} from './compared.js';

const scoreOf = (facts: CityFacts) => {
  const score = formatTenths(facts.city.irex.score);
  return facts.score(score, `${score} of 100`);
};

const scored = (facts: CityFacts): Sentence => say`${facts.name} at ${scoreOf(facts)}`;

/** Which city has the highest score, and how sure that is. */
export const overall = (compared: Compared): AnalysisClaim => {
  const leader = leaderOf(compared, 'irex');
  const sure = surenessOf(compared, 'irex', scoreOf(leader ?? compared.cities[0]!));
  if (leader) {
    const against = joinParts(othersThan(compared, leader).map(scored));
    return createClaim(
      'decides',
      sure
        ? say`${leader.name} is probably ahead (${sure}) with a score of ${scoreOf(leader)}, against ${against}.`
        : say`${leader.name} is ahead with a score of ${scoreOf(leader)}, against ${against}: more than the margin of error.`,
    );
  }
  if (cannotBeToldApart(compared, 'irex'))
    return createClaim(
      'decides',
      say`The score does not decide: there is no difference we can see between ${joinParts(compared.cities.map(scored))}, so compare their dimensions.`,
    );
  const behind = trailingOf(compared, 'irex')[0]!;
  const others = joinParts(othersThan(compared, behind).map(scored));
  const lead = sure ? say`is probably behind (${sure})` : say`is behind`;
  return createClaim(
    'decides',
    say`${behind.name} ${lead} with a score of ${scoreOf(behind)}; there is no difference we can see between ${others}.`,
  );
};

const own = (facts: CityFacts): Sentence[] => {
  const score = facts.dossier.own?.score;
  if (score === undefined) return [];
  const fact = facts.preference(
    'score',
    `Your IREX, ${facts.city.name}`,
    formatTenths(score),
    `${formatTenths(score)} of 100`,
  );
  return [say`${facts.name} comes to ${fact}`];
};

/** The scores by the reader's own preferences. */
export const comparePersonalScores = ({ cities }: Compared): AnalysisClaim[] => {
  const scores = cities.flatMap(own);
  return scores.length < cities.length
    ? []
    : [createClaim('yours', say`With your preferences, ${joinParts(scores)}.`)];
};
