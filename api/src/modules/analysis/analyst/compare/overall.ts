import { tenths, type AnalysisClaim } from '@wanderwork/contracts';
import { claimOf } from '../facts/claim.js';
import type { CityFacts } from '../facts/city-facts.js';
import { listed, say, type Sentence } from '../facts/fact.js';
import { cannotBeToldApart, leaderOf, othersThan, type Compared } from './compared.js';

const scoreOf = (facts: CityFacts) => {
  const score = tenths(facts.city.irex.score);
  return facts.score(score, `${score} of 100`);
};

const scored = (facts: CityFacts): Sentence => say`${facts.name} at ${scoreOf(facts)}`;

/** The score, as far as it tells them apart. */
export const overall = (compared: Compared): AnalysisClaim => {
  const leader = leaderOf(compared, 'irex');
  if (leader)
    return claimOf(
      'decides',
      say`${leader.name} is ahead by the score, ${scoreOf(leader)} to ${listed(othersThan(compared, leader).map(scored))}: more than what is not known about them.`,
    );
  if (cannotBeToldApart(compared, 'irex'))
    return claimOf(
      'decides',
      say`The score does not decide: ${listed(compared.cities.map(scored))} cannot be told apart, so look at what they are made of.`,
    );
  const behind = [...compared.cities].sort((a, b) => a.city.irex.score - b.city.irex.score)[0]!;
  return claimOf(
    'decides',
    say`${behind.name} is behind by the score, ${scoreOf(behind)}; ${listed(othersThan(compared, behind).map(scored))} cannot be told apart.`,
  );
};

const own = (facts: CityFacts): Sentence[] => {
  const score = facts.dossier.own?.score;
  if (score === undefined) return [];
  const fact = facts.wish('score', `Your IREX, ${facts.city.name}`, tenths(score), `${tenths(score)} of 100`);
  return [say`${facts.name} comes to ${fact}`];
};

/** The same under the person's wishes. */
export const underWishes = ({ cities }: Compared): AnalysisClaim[] => {
  const scores = cities.flatMap(own);
  return scores.length < cities.length ? [] : [claimOf('yours', say`With your wishes ${listed(scores)}.`)];
};
