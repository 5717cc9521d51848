import type { AnalysisClaim, AnalysisTopic, DimensionKey } from '@wanderwork/contracts';
import { createClaim } from '../facts/claim.js';
import type { CityFacts } from '../facts/city-facts.js';
import { findContrast } from '../facts/contrast.js';
import { getTopic } from '../topics/all-topics.js';
import type { Pull } from './pulls.js';

/** A smaller pull is neither a strength nor a weakness. */
const MIN_PULL = 0.012;
/** If at most this share of the region is better, or worse, the figure is unusual. */
const EXTREME_SHARE = 0.15;

/** Claims with the dimensions they cover, so that later claims do not repeat them. */
export interface Coverage {
  claims: AnalysisClaim[];
  dimensions: Set<DimensionKey>;
}

const tell = (facts: CityFacts, about: AnalysisTopic, key: DimensionKey, side: 'strong' | 'weak') => {
  const sentences = getTopic(key)[side](facts) ?? [];
  return sentences.some(({ cites }) => cites.length > 0) ? createClaim(about, ...sentences) : null;
};

/** Claims about up to `most` dimensions, in the order of `pulls`. Dimensions without a sentence are skipped. */
const first = (facts: CityFacts, pulls: readonly Pull[], side: 'strong' | 'weak', most: number): Coverage => {
  const covered: Coverage = { claims: [], dimensions: new Set() };
  for (const { key } of pulls) {
    const claim = covered.claims.length < most ? tell(facts, side, key, side) : null;
    if (!claim) continue;
    covered.claims.push(claim);
    covered.dimensions.add(key);
  }
  return covered;
};

const isStrong = ({ pull, alone }: Pull): boolean => pull > MIN_PULL && alone > 0;
const isWeak = ({ pull, alone }: Pull): boolean => pull < -MIN_PULL && alone < MIN_PULL;

/** The strengths of the city, with their figures. */
export const strengths = (facts: CityFacts, pulls: readonly Pull[]): Coverage =>
  first(facts, pulls.filter(isStrong), 'strong', 2);

/** The weaknesses of the city. If it has none, its weakest dimension. */
export const weaknesses = (facts: CityFacts, pulls: readonly Pull[]): Coverage => {
  const weakest = [...pulls].reverse();
  const low = weakest.filter(isWeak);
  return low.length > 0 ? first(facts, low, 'weak', 2) : first(facts, weakest.slice(0, 1), 'weak', 1);
};

/** The dimension in which the city differs most from its region, among those that are not covered yet. */
export const surprise = (
  facts: CityFacts,
  covered: ReadonlySet<DimensionKey>,
  pulls: readonly Pull[],
): Coverage => {
  const unlike = pulls
    .filter(({ key }) => !covered.has(key))
    .flatMap(({ key }) => {
      const { figure, good } = getTopic(key);
      const contrast = findContrast(facts, figure, good);
      if (!contrast) return [];
      const { ahead, behind } = contrast;
      const end = Math.min(ahead, behind);
      return end <= EXTREME_SHARE && ahead !== behind
        ? [{ key, end, side: ahead < behind ? 'strong' : 'weak' } as const]
        : [];
    })
    .sort((a, b) => a.end - b.end);
  for (const { key, side } of unlike) {
    const claim = tell(facts, 'region', key, side);
    if (claim) return { claims: [claim], dimensions: new Set([key]) };
  }
  return { claims: [], dimensions: new Set() };
};

/** The climate, if no other claim covers it. */
export const months = (facts: CityFacts, covered: ReadonlySet<DimensionKey>): AnalysisClaim[] => {
  if (covered.has('climate')) return [];
  const claim = tell(facts, 'months', 'climate', 'strong');
  return claim ? [claim] : [];
};
