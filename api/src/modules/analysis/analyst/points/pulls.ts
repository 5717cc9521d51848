import { dimensionKeys, SLIDER_MAX, type DimensionKey } from '@wanderwork/contracts';
import type { CityFacts } from '../facts/city-facts.js';

/** Lower scores count as this, as in the mean of the score itself. */
const MIN_SCORE = 5;
/** Used where a dimension's median in the region is not known. */
const DEFAULT_MEDIAN = 55;
/** How much the comparison with the city's own region counts; the rest is the comparison with all cities. */
const REGION_SHARE = 0.35;

/** How much one dimension raises or lowers a city's score for this person. */
export interface Pull {
  key: DimensionKey;
  score: number;
  /** Positive if the dimension raises the score, negative if it lowers it. */
  pull: number;
  /** The same, compared with the usual value of all cities only. */
  alone: number;
  /** The share of the dimension that is based on figures, 0–1. */
  quality: number;
}

const pullOf = (facts: CityFacts, key: DimensionKey): Pull | null => {
  const dimension = facts.dimension(key);
  if (!dimension) return null;
  const slider = facts.dossier.own?.preferences.sliders[key] ?? 1;
  const weight = dimension.weight * Math.min(slider, SLIDER_MAX);
  const median = facts.dimensionStanding(key)?.median ?? DEFAULT_MEDIAN;
  const toLog = (score: number) => Math.log(Math.max(MIN_SCORE, score));
  const alone = weight * (toLog(dimension.score) - toLog(DEFAULT_MEDIAN));
  const inRegion = weight * (toLog(dimension.score) - toLog(median));
  const { score, quality } = dimension;
  return { key, score, pull: (1 - REGION_SHARE) * alone + REGION_SHARE * inRegion, alone, quality };
};

/** The dimensions that have figures of their own, from the one that raises the score most to the one that lowers it most. */
export const pullsOf = (facts: CityFacts): Pull[] =>
  dimensionKeys
    .map((key) => pullOf(facts, key))
    .filter((pull): pull is Pull => pull !== null && pull.quality > 0)
    .sort((a, b) => b.pull - a.pull);
