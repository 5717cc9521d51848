import type { AnalysisClaim, AnalysisTopic, DimensionKey } from '@wanderwork/contracts';
import { claimOf } from '../facts/claim.js';
import type { CityFacts } from '../facts/city-facts.js';
import { contrastOf } from '../facts/contrast.js';
import { topicOf } from '../topics/all-topics.js';
import type { Pull } from './pulls.js';

/** Less than this is neither strength nor weakness. */
const WORTH_TELLING = 0.012;
/** So close to an end of the region is worth telling though the score does not turn on it. */
const AT_AN_END = 0.15;

/** Claims, and the dimensions that they are about, which later points leave alone. */
export interface Told {
  claims: AnalysisClaim[];
  dimensions: Set<DimensionKey>;
}

const tell = (facts: CityFacts, about: AnalysisTopic, key: DimensionKey, side: 'strong' | 'weak') => {
  const sentences = topicOf(key)[side](facts) ?? [];
  return sentences.some(({ cites }) => cites.length > 0) ? claimOf(about, ...sentences) : null;
};

/** The first dimensions of that order that have something to say, `most` of them. */
const first = (facts: CityFacts, pulls: readonly Pull[], side: 'strong' | 'weak', most: number): Told => {
  const told: Told = { claims: [], dimensions: new Set() };
  for (const { key } of pulls) {
    const claim = told.claims.length < most ? tell(facts, side, key, side) : null;
    if (!claim) continue;
    told.claims.push(claim);
    told.dimensions.add(key);
  }
  return told;
};

const isStrong = ({ pull, alone }: Pull): boolean => pull > WORTH_TELLING && alone > 0;
const isWeak = ({ pull, alone }: Pull): boolean => pull < -WORTH_TELLING && alone < WORTH_TELLING;

/** What lifts the city, with the figures behind it. */
export const strengths = (facts: CityFacts, pulls: readonly Pull[]): Told =>
  first(facts, pulls.filter(isStrong), 'strong', 2);

/** What holds it down. */
export const weaknesses = (facts: CityFacts, pulls: readonly Pull[]): Told => {
  const weakest = [...pulls].reverse();
  const low = weakest.filter(isWeak);
  return low.length > 0 ? first(facts, low, 'weak', 2) : first(facts, weakest.slice(0, 1), 'weak', 1);
};

/** What is unlike its region in what was not told yet. */
export const surprise = (facts: CityFacts, told: ReadonlySet<DimensionKey>, pulls: readonly Pull[]): Told => {
  const unlike = pulls
    .filter(({ key }) => !told.has(key))
    .flatMap(({ key }) => {
      const { figure, good } = topicOf(key);
      const contrast = contrastOf(facts, figure, good);
      if (!contrast) return [];
      const { ahead, behind } = contrast;
      const end = Math.min(ahead, behind);
      return end <= AT_AN_END && ahead !== behind
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

/** The year, where no other point told it. */
export const months = (facts: CityFacts, told: ReadonlySet<DimensionKey>): AnalysisClaim[] => {
  if (told.has('climate')) return [];
  const claim = tell(facts, 'months', 'climate', 'strong');
  return claim ? [claim] : [];
};
