import { formatTenths } from '@wanderwork/contracts';
import type { CityFacts } from './city-facts.js';
import { type Fact, say, type Sentence } from './fact.js';
import { money, whole, withUnit } from './shown.js';

/** Whether low or high values of a figure are good. */
export type Good = 'low' | 'high';

/** A region with fewer known cities is not compared with. */
const MIN_CITIES = 5;
/** Up to this share of the other cities, a sentence counts them instead of naming the median. */
const MAX_FEW_SHARE = 0.15;

/** A city's figure compared with those of its region. */
export interface Contrast {
  /** The share of the other cities with a better value, 0–1. */
  ahead: number;
  /** The share of the other cities with a worse value, 0–1. */
  behind: number;
  /**
   * "only 3 of the 36 others in Southern Europe", followed by a verb in the past tense; null if they are not few, or if
   * the figure is a rough guess, which cannot be ranked so exactly.
   */
  fewAhead: Sentence | null;
  fewBehind: Sentence | null;
  /** The region's median, formatted like the figure. */
  middle: Fact;
}

const middleText = (key: string, median: number, unit: string | null): string =>
  key === 'monthly_cost' ? money(median) : withUnit(median, unit);

const few = (facts: CityFacts, key: string, count: number, others: number, end: string): Sentence | null => {
  if (facts.isRough(key) || count / others > MAX_FEW_SHARE) return null;
  const all = `the ${whole(others)} others in`;
  const counted = `${whole(count)} of ${whole(others)} others ${end}`;
  return count === 0
    ? say`none of ${facts.among(key, all, counted)} ${facts.region}`
    : say`only ${facts.among(key, `${whole(count)} of ${all}`, counted)} ${facts.region}`;
};

/** Null if the city has no such figure, too few others have one, or the figure equals the median. */
export const findContrast = (facts: CityFacts, key: string, good: Good): Contrast | null => {
  const standing = facts.standing(key);
  if (!standing || standing.known < MIN_CITIES) return null;
  const others = standing.known - 1;
  const lower = { count: standing.below, words: 'lower' };
  const higher = { count: standing.above, words: 'higher' };
  const [ahead, behind] = good === 'low' ? [lower, higher] : [higher, lower];
  const unit = facts.city.figures.find((figure) => figure.key === key)?.unit ?? null;
  const middle = middleText(key, standing.median, unit);
  const own = facts.value(key);
  if (own === null || middleText(key, own, unit) === middle) return null;
  return {
    ahead: ahead.count / others,
    behind: behind.count / others,
    fewAhead: few(facts, key, ahead.count, others, ahead.words),
    fewBehind: few(facts, key, behind.count, others, behind.words),
    middle: facts.among(key, middle, `the median of ${formatTenths(standing.known)} cities is ${middle}`),
  };
};
