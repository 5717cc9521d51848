import type { CityFacts } from '../facts/city-facts.js';
import { say, type Sentence } from '../facts/fact.js';
import { monthName } from '../facts/shown.js';
import { comfortBand, extremeMonth, isMild, longestRun, monthRain, range, formatRun } from './months.js';
import { withoutEmpty, type Topic } from './topic.js';

const WET_MM = 150;
/** Differences between the coldest and the warmest month, in °C. */
const FLAT_YEAR = 6;
const EXTREME_YEAR = 20;
/** From this many mild months in a row on, the climate is described by them. */
const LONG_RUN = 6;

const rain = (facts: CityFacts): Sentence | null => {
  const months = facts.city.climate;
  if (!months) return null;
  const wettest = extremeMonth(months, ({ rainMm }) => rainMm, 1);
  const most = wettest === null ? null : monthRain(facts, wettest);
  if (wettest === null || !most || (months[wettest]?.rainMm ?? 0) < WET_MM) return null;
  const wet = longestRun(months, ({ rainMm }) => rainMm !== null && rainMm >= WET_MM);
  return wet && wet.length > 1
    ? say`The rains come ${formatRun(wet)}, with the most in ${monthName(wettest)}: ${most}.`
    : say`${monthName(wettest)} is the only month of heavy rain, ${most}.`;
};

/** Says that the figures come from a weather station outside the city. */
const estimated = (facts: CityFacts): Sentence | null =>
  facts.grade('temperature_year') === 'estimate'
    ? say`These are estimates from ${facts.months('a station some distance away')}.`
    : null;

const year = (facts: CityFacts): Sentence | null => {
  const ends = range(facts);
  if (!ends) return null;
  if (ends.span <= FLAT_YEAR)
    return say`Temperatures hardly change: ${ends.cold} is the coolest month, ${ends.warm} the warmest.`;
  return ends.span >= EXTREME_YEAR
    ? say`Temperatures vary a lot, between ${ends.cold} and ${ends.warm}.`
    : say`The coolest month is ${ends.cold}, the warmest ${ends.warm}.`;
};

const mild = (facts: CityFacts, isStrength: boolean): Sentence | null => {
  const months = facts.city.climate;
  const run = months && longestRun(months, isMild);
  if (!run) return null;
  const band = comfortBand(facts);
  if (run.length >= LONG_RUN) return say`${formatRun(run)}, monthly averages are a mild ${band}.`;
  return isStrength
    ? say`The mild season, with monthly averages of ${band}, is ${formatRun(run)}.`
    : say`Monthly averages are a mild ${band} only ${formatRun(run)}.`;
};

const never = (facts: CityFacts): Sentence | null =>
  facts.city.climate ? say`No month averages ${comfortBand(facts)}, the range we call mild.` : null;

export const climate: Topic = {
  dimension: 'climate',
  figure: 'climate',
  good: 'high',
  strong: (facts) =>
    facts.city.climate
      ? withoutEmpty(mild(facts, true) ?? never(facts), year(facts), rain(facts), estimated(facts))
      : null,
  weak: (facts) =>
    facts.city.climate
      ? withoutEmpty(year(facts), mild(facts, false) ?? never(facts), rain(facts), estimated(facts))
      : null,
};
