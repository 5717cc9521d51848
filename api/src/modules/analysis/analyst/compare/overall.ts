import { formatTenths, type AnalysisClaim } from '@wanderwork/contracts';
import { createClaim } from '../facts/claim.js';
import type { CityFacts } from '../facts/city-facts.js';
import { joinParts, say, type Sentence } from '../facts/fact.js';
import { cannotBeToldApart, leaderOf, othersThan, type Compared } from './compared.js';

const scoreOf = (facts: CityFacts) => {
  const score = formatTenths(facts.city.irex.score);
  return facts.score(score, `${score} of 100`);
};

const scored = (facts: CityFacts): Sentence => say`${facts.name} at ${scoreOf(facts)}`;

/** Which city has the highest score, if the scores differ by more than the margin of error. */
export const overall = (compared: Compared): AnalysisClaim => {
  const leader = leaderOf(compared, 'irex');
  if (leader)
    return createClaim(
      'decides',
      say`${leader.name} is ahead with a score of ${scoreOf(leader)}, against ${joinParts(othersThan(compared, leader).map(scored))}: more than the margin of error.`,
    );
  if (cannotBeToldApart(compared, 'irex'))
    return createClaim(
      'decides',
      say`The score does not decide: ${joinParts(compared.cities.map(scored))} are too close to tell apart, so compare their dimensions.`,
    );
  const behind = [...compared.cities].sort((a, b) => a.city.irex.score - b.city.irex.score)[0]!;
  return createClaim(
    'decides',
    say`${behind.name} is behind with a score of ${scoreOf(behind)}; ${joinParts(othersThan(compared, behind).map(scored))} are too close to tell apart.`,
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
