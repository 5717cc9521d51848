import type { ArtCity } from '../city.js';
import { randomOf } from '../svg/random.js';
import { climateOf, seaLevelC, type Year, yearOf } from './climate.js';
import { isCoastal } from './coast.js';
import { habitOf } from './habits.js';
import type { Climate } from '../inks/inks.js';
import type { Brief, Plant, Relief, Shore } from './words.js';

const HIGH_COLDER_BY = 3.2;
/** Mean of the coldest month from which mountains around are drawn white. */
const SNOW_BELOW_C = 4;

/** A brief from a place's figures: cold for its latitude means height; rain, sea and region decide the rest. */
export const guessed = (city: ArtCity): Brief => {
  const random = randomOf(`${city.slug}/brief`);
  const year = yearOf(city);
  const climate = climateOf(city, year);
  const coastal = isCoastal(city);
  const habit = habitOf(city);
  const high = !coastal && colderThanSea(city, year) > HIGH_COLDER_BY;
  return {
    relief: random.pick(reliefsOf(climate, coastal, high, year.coldestC < SNOW_BELOW_C)),
    town: city.population > 2_500_000 && random.chance(0.6) ? 'towers' : random.pick(habit.towns),
    landmark: random.pick(habit.landmarks),
    shore: random.pick(shoresOf(climate, coastal)),
    plant: random.pick(plantsOf[climate]),
    climate,
  };
};

/** How much colder a place is than the sea at its latitude, less what a continent's winters account for. */
const colderThanSea = (city: ArtCity, year: Year): number => {
  const continental = Math.max(0, year.warmestC - year.coldestC - 18) * 0.2;
  return seaLevelC(city.latitude) - year.meanC - continental;
};

const reliefsOf = (
  climate: Climate,
  coastal: boolean,
  high: boolean,
  snow: boolean,
): readonly [Relief, ...Relief[]] => {
  if (high) return snow ? ['alps', 'ranges', 'valley', 'alps'] : ['ranges', 'valley', 'cone', 'hills'];
  if (coastal) return ['hills', 'islands', 'ranges', 'plain', 'cliffs'];
  if (climate === 'arid') return ['dunes', 'ranges', 'table'];
  return climate === 'tropic' ? ['hills', 'karst', 'cone', 'plain'] : ['plain', 'hills', 'hills', 'ranges'];
};

const shoresOf = (climate: Climate, coastal: boolean): readonly [Shore, ...Shore[]] => {
  if (coastal)
    return climate === 'nordic' || climate === 'oceanic' ? ['sea', 'bay'] : ['sea', 'bay', 'beach'];
  if (climate === 'arid') return ['sand', 'river', 'fields'];
  if (climate === 'tropic') return ['river', 'rice', 'park'];
  return climate === 'medit' ? ['river', 'vines', 'park'] : ['river', 'park', 'fields', 'lake'];
};

const plantsOf: Record<Climate, readonly [Plant, ...Plant[]]> = {
  medit: ['stonepine', 'cypress', 'olive', 'agave', 'bougainvillea', 'palm'],
  tropic: ['palm', 'banana', 'bougainvillea', 'bamboo'],
  savanna: ['acacia', 'palm', 'agave', 'bougainvillea', 'broadleaf'],
  arid: ['palm', 'cactus', 'agave', 'acacia'],
  temperate: ['broadleaf', 'birch', 'spruce', 'reeds'],
  oceanic: ['broadleaf', 'reeds', 'lupin', 'birch'],
  nordic: ['spruce', 'birch', 'lupin', 'reeds'],
  highland: ['agave', 'broadleaf', 'bougainvillea', 'spruce', 'cactus'],
  eastern: ['cherry', 'bamboo', 'broadleaf', 'stonepine'],
  austral: ['broadleaf', 'palm', 'bougainvillea', 'agave', 'stonepine'],
};
