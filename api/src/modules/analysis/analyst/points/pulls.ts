import { dimensionKeys, SLIDER_MAX, type DimensionKey } from '@wanderwork/contracts';
import type { CityFacts } from '../facts/city-facts.js';

/** Scores lower than this count as this, as the score's own mean takes them. */
const FLOOR = 5;
/** Where a dimension's middle is not known, this stands for it. */
const MIDDLE = 55;
/** How much of a pull is against the city's own region rather than against cities anywhere. */
const REGION_SHARE = 0.35;

/** How much one dimension speaks for a city, or against it, for this person. */
export interface Pull {
  key: DimensionKey;
  score: number;
  /** Above 0 it lifts the city over the middle of its region, below it holds it down. */
  pull: number;
  /** How far it lies from what is usual for any city, in the same measure. */
  alone: number;
  /** Share of the dimension that rests on figures, 0–1. */
  quality: number;
}

const pullOf = (facts: CityFacts, key: DimensionKey): Pull | null => {
  const dimension = facts.dimension(key);
  if (!dimension) return null;
  const slider = facts.dossier.own?.wishes.sliders[key] ?? 1;
  const weight = dimension.weight * Math.min(slider, SLIDER_MAX);
  const middle = facts.dimensionStanding(key)?.median ?? MIDDLE;
  const height = (score: number) => Math.log(Math.max(FLOOR, score));
  const alone = weight * (height(dimension.score) - height(MIDDLE));
  const inRegion = weight * (height(dimension.score) - height(middle));
  const { score, quality } = dimension;
  return { key, score, pull: (1 - REGION_SHARE) * alone + REGION_SHARE * inRegion, alone, quality };
};

/** Every dimension by what it does for the city, the strongest first. Those without a figure of their own come not at all. */
export const pullsOf = (facts: CityFacts): Pull[] =>
  dimensionKeys
    .map((key) => pullOf(facts, key))
    .filter((one): one is Pull => one !== null && one.quality > 0)
    .sort((a, b) => b.pull - a.pull);
