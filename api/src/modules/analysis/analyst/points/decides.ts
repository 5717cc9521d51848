import { tenths, type AnalysisClaim } from '@wanderwork/contracts';
import { claimOf } from '../facts/claim.js';
import type { CityFacts } from '../facts/city-facts.js';
import { say, type Sentence } from '../facts/fact.js';
import { whole } from '../facts/shown.js';
import { dimensionLabels } from './dimension-labels.js';
import type { Pull } from './pulls.js';

/** Between the best and the worst dimension: less is an even city. */
const EVEN = 38;
const DECISIVE = 0.07;
const LITTLE_KNOWN = 55;
/** Between the ends of the likely range. */
const WIDE = 13;

/** The score as its dial shows it, with how much of it is doubt. */
const score = (facts: CityFacts): Sentence => {
  const { score, low, high, confidence } = facts.city.irex;
  const value = facts.score(tenths(score), `${tenths(score)} of 100`);
  const ends = facts.score(`${whole(low)} to ${whole(high)}`, `likely ${whole(low)} to ${whole(high)}`);
  const known = facts.score(`${whole(confidence)} %`, `${whole(confidence)} % known`);
  if (confidence < LITTLE_KNOWN)
    return say`The IREX is ${value}, likely ${ends}, and no more than ${known} of what it weighs is known here.`;
  return high - low > WIDE
    ? say`That comes to an IREX of ${value}, with much doubt: anything from ${ends} is likely.`
    : say`That comes to an IREX of ${value}, likely ${ends}.`;
};

const even = (facts: CityFacts, pulls: readonly Pull[]): Sentence | null => {
  const byScore = [...pulls].sort((a, b) => b.score - a.score);
  const [best, worst] = [byScore[0]!, byScore.at(-1)!];
  if (best.score - worst.score > EVEN) return null;
  return say`No single thing decides about ${facts.name}: from ${dimensionLabels[worst.key]} at ${facts.bar(worst.key)!} to ${dimensionLabels[best.key]} at ${facts.bar(best.key)!} its dimensions lie close together.`;
};

const contrast = (facts: CityFacts, best: Pull, worst: Pull): Sentence => {
  const high = facts.outOf(best.key)!;
  const low = facts.outOf(worst.key)!;
  if (worst.pull < -DECISIVE && best.pull > DECISIVE)
    return say`${facts.name} is a trade: ${dimensionLabels[best.key]}, ${high}, against ${dimensionLabels[worst.key]}, ${low}.`;
  if (-worst.pull > best.pull)
    return say`What decides about ${facts.name} is ${dimensionLabels[worst.key]}: at ${low} it holds the score down more than anything lifts it.`;
  return say`What speaks loudest for ${facts.name} is ${dimensionLabels[best.key]}, ${high}, and nothing pulls as hard the other way; the weakest is ${dimensionLabels[worst.key]} at ${low}.`;
};

/** The opening: what this city stands or falls with. */
export const decides = (facts: CityFacts, pulls: readonly Pull[]): AnalysisClaim => {
  const [best, worst] = [pulls[0], pulls.at(-1)];
  if (!best || !worst || best === worst) return claimOf('decides', score(facts));
  const opening = even(facts, pulls) ?? contrast(facts, best, worst);
  return claimOf('decides', opening, score(facts));
};
