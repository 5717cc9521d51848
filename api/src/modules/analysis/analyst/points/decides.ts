import { formatTenths, type AnalysisClaim } from '@wanderwork/contracts';
import { createClaim } from '../facts/claim.js';
import type { CityFacts } from '../facts/city-facts.js';
import { say, type Sentence } from '../facts/fact.js';
import { whole } from '../facts/shown.js';
import { dimensionLabels } from './dimension-labels.js';
import type { Pull } from './pulls.js';

/** If the best and the worst dimension are at most this far apart, no single dimension decides. */
const MAX_EVEN_SPREAD = 38;
const DECISIVE_PULL = 0.07;
const LOW_CONFIDENCE = 55;
/** A likely range wider than this is called uncertain. */
const WIDE_RANGE = 13;

/** The score with its likely range. */
const score = (facts: CityFacts): Sentence => {
  const { score, low, high, confidence } = facts.city.irex;
  const value = facts.score(formatTenths(score), `${formatTenths(score)} of 100`);
  const range = facts.score(`${whole(low)} to ${whole(high)}`, `likely ${whole(low)} to ${whole(high)}`);
  const share = facts.score(`${whole(confidence)}%`, `${whole(confidence)}% known`);
  if (confidence < LOW_CONFIDENCE)
    return say`The IREX is ${value}, likely ${range}, and we know only ${share} of the data behind it.`;
  return high - low > WIDE_RANGE
    ? say`That makes an IREX of ${value}, but it’s uncertain: anything from ${range} is likely.`
    : say`That makes an IREX of ${value}, likely ${range}.`;
};

const even = (facts: CityFacts, pulls: readonly Pull[]): Sentence | null => {
  const byScore = [...pulls].sort((a, b) => b.score - a.score);
  const [best, worst] = [byScore[0]!, byScore.at(-1)!];
  if (best.score - worst.score > MAX_EVEN_SPREAD) return null;
  return say`${facts.name} is well balanced: its scores run from ${facts.bar(worst.key)!} for ${dimensionLabels[worst.key]} to ${facts.bar(best.key)!} for ${dimensionLabels[best.key]}.`;
};

const contrast = (facts: CityFacts, best: Pull, worst: Pull): Sentence => {
  const high = facts.outOf(best.key)!;
  const low = facts.outOf(worst.key)!;
  if (worst.pull < -DECISIVE_PULL && best.pull > DECISIVE_PULL)
    return say`${facts.name} is a trade-off: ${high} for ${dimensionLabels[best.key]}, but ${low} for ${dimensionLabels[worst.key]}.`;
  if (-worst.pull > best.pull)
    return say`The main weakness of ${facts.name} is ${dimensionLabels[worst.key]}: at ${low}, it lowers the score more than anything raises it.`;
  return say`The main strength of ${facts.name} is ${dimensionLabels[best.key]}, at ${high}; its weakest point is ${dimensionLabels[worst.key]}, at ${low}.`;
};

/** The opening: the main strength or weakness of the city, and its score. */
export const decides = (facts: CityFacts, pulls: readonly Pull[]): AnalysisClaim => {
  const [best, worst] = [pulls[0], pulls.at(-1)];
  if (!best || !worst || best === worst) return createClaim('decides', score(facts));
  const opening = even(facts, pulls) ?? contrast(facts, best, worst);
  return createClaim('decides', opening, score(facts));
};
