import { dimensionKeys, type AnalysisClaim, type DimensionKey } from '@wanderwork/contracts';
import { createClaim } from '../facts/claim.js';
import type { CityFacts } from '../facts/city-facts.js';
import { type Fact, joinParts, say, type Sentence } from '../facts/fact.js';
import { dimensionLabels } from '../points/dimension-labels.js';
import { cannotBeToldApart, leaderOf, othersThan, surenessOf, type Compared } from './compared.js';

const against = (compared: Compared, leader: CityFacts, key: DimensionKey): Sentence => {
  const bar = leader.bar(key)!;
  const scores = say`${bar} against ${joinParts(othersThan(compared, leader).map((one) => one.bar(key)!))}`;
  const sure = surenessOf(compared, key, bar);
  return sure
    ? say`probably in ${dimensionLabels[key]} (${scores}, ${sure})`
    : say`in ${dimensionLabels[key]} (${scores})`;
};

const ledBy = (compared: Compared, facts: CityFacts): DimensionKey[] =>
  dimensionKeys.filter((key) => leaderOf(compared, key) === facts);

/** The dimensions in which each city is ahead, surely or probably. */
export const leads = (compared: Compared): AnalysisClaim[] =>
  compared.cities.flatMap((facts) => {
    const led = ledBy(compared, facts);
    if (led.length === 0) return [];
    return [
      createClaim(
        'strong',
        say`${facts.name} is ahead ${joinParts(led.map((key) => against(compared, facts, key)))}.`,
      ),
    ];
  });

/** The dimensions without a difference that we can see. This does not prove that the cities are equal. */
export const ties = (compared: Compared): AnalysisClaim[] => {
  const tied = dimensionKeys.filter((key) => cannotBeToldApart(compared, key));
  if (tied.length === 0) return [];
  const bars = (key: DimensionKey): Fact[] => compared.cities.map((facts) => facts.bar(key)!);
  const scores = tied.map((key) => say`${dimensionLabels[key]} (${joinParts(bars(key))})`);
  return [
    createClaim(
      'near',
      say`There is no difference we can see in ${joinParts(scores)}: the margin of error is much larger.`,
    ),
  ];
};

/** Which city to choose for which dimension, if at least two cities lead in something. */
export const choice = (compared: Compared): AnalysisClaim[] => {
  const sides = compared.cities.flatMap((facts) => {
    const [key] = ledBy(compared, facts).sort(
      (a, b) => (facts.dimension(b)?.weight ?? 0) - (facts.dimension(a)?.weight ?? 0),
    );
    const bar = key && facts.bar(key);
    return bar ? [say`${facts.name} if ${bar.as(dimensionLabels[key])} matters most to you`] : [];
  });
  return sides.length < 2 ? [] : [createClaim('suits', say`Choose ${joinParts(sides, 'and')}.`)];
};
