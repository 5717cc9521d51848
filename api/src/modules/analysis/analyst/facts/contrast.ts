import { tenths } from '@wanderwork/contracts';
import type { CityFacts } from './city-facts.js';
import { type Fact, say, type Sentence } from './fact.js';
import { money, whole, withUnit } from './shown.js';

/** Which end of a figure is the good one. */
export type Good = 'low' | 'high';

/** Fewer cities than this make no region to compare with. */
const ENOUGH = 5;
/** So few are ahead or behind that their number says more than the middle. */
const FEW = 0.15;

/** How a city's figure stands against its region's. */
export interface Contrast {
  /** Share of the other cities that are better off, 0–1. */
  ahead: number;
  /** The same for those that are worse off. */
  behind: number;
  /** "only 3 of the 36 others in Southern Europe", to be followed by a verb of the past; null where they are not few. */
  fewAhead: Sentence | null;
  fewBehind: Sentence | null;
  /** The region's middle, as a figure of that kind is shown. */
  middle: Fact;
}

const middleText = (key: string, median: number, unit: string | null): string =>
  key === 'monthly_cost' ? money(median) : withUnit(median, unit);

const few = (facts: CityFacts, key: string, count: number, others: number, end: string): Sentence | null => {
  if (count / others > FEW) return null;
  const all = `the ${whole(others)} others in`;
  const counted = `${whole(count)} of ${whole(others)} others ${end}`;
  return count === 0
    ? say`none of ${facts.among(key, all, counted)} ${facts.region}`
    : say`only ${facts.among(key, `${whole(count)} of ${all}`, counted)} ${facts.region}`;
};

/** Null where the city has no such figure, too few others have one, or it is the middle itself. */
export const contrastOf = (facts: CityFacts, key: string, good: Good): Contrast | null => {
  const standing = facts.standing(key);
  if (!standing || standing.known < ENOUGH) return null;
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
    middle: facts.among(key, middle, `the middle of ${tenths(standing.known)} cities is ${middle}`),
  };
};
