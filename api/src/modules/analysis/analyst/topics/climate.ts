import type { CityFacts } from '../facts/city-facts.js';
import { say, type Sentence } from '../facts/fact.js';
import { monthName } from '../facts/shown.js';
import { comfortBand, extremeMonth, isMild, longestRun, monthRain, range, runWords } from './months.js';
import { present, type Topic } from './topic.js';

const WET_MM = 150;
/** Between coldest and warmest month: a year without seasons. */
const FLAT_YEAR = 6;
const HARD_YEAR = 20;
/** Months in a row that are mild enough to be told first. */
const LONG_RUN = 6;

const rain = (facts: CityFacts): Sentence | null => {
  const months = facts.city.climate;
  if (!months) return null;
  const wettest = extremeMonth(months, ({ rainMm }) => rainMm, 1);
  const most = wettest === null ? null : monthRain(facts, wettest);
  if (wettest === null || !most || (months[wettest]?.rainMm ?? 0) < WET_MM) return null;
  const wet = longestRun(months, ({ rainMm }) => rainMm !== null && rainMm >= WET_MM);
  return wet && wet.length > 1
    ? say`The rains come ${runWords(wet)}, with the most in ${monthName(wettest)}: ${most}.`
    : say`${monthName(wettest)} is the one month of heavy rain, ${most}.`;
};

/** From a station that stands for the city. */
const estimated = (facts: CityFacts): Sentence | null =>
  facts.grade('temperature_year') === 'estimate'
    ? say`These are estimates from ${facts.months('a station some way off')}.`
    : null;

const year = (facts: CityFacts): Sentence | null => {
  const ends = range(facts);
  if (!ends) return null;
  if (ends.span <= FLAT_YEAR)
    return say`The year hardly turns: ${ends.cold} is as cool as it gets, ${ends.warm} as warm.`;
  return ends.span >= HARD_YEAR
    ? say`The year swings wide, between ${ends.cold} and ${ends.warm}.`
    : say`The coolest month is ${ends.cold}, the warmest ${ends.warm}.`;
};

const mild = (facts: CityFacts, isStrength: boolean): Sentence | null => {
  const months = facts.city.climate;
  const run = months && longestRun(months, isMild);
  if (!run) return null;
  const band = comfortBand(facts);
  if (run.length >= LONG_RUN) return say`${runWords(run)} the month’s mean stays within ${band}.`;
  return isStrength
    ? say`The mild time, with a month’s mean within ${band}, is ${runWords(run)}.`
    : say`Only ${runWords(run)} does the month’s mean lie within ${band}.`;
};

const never = (facts: CityFacts): Sentence | null =>
  facts.city.climate ? say`No month’s mean lies within ${comfortBand(facts)}.` : null;

export const climate: Topic = {
  dimension: 'climate',
  figure: 'climate',
  good: 'high',
  strong: (facts) =>
    facts.city.climate
      ? present(mild(facts, true) ?? never(facts), year(facts), rain(facts), estimated(facts))
      : null,
  weak: (facts) =>
    facts.city.climate
      ? present(year(facts), mild(facts, false) ?? never(facts), rain(facts), estimated(facts))
      : null,
};
