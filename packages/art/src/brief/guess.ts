import type { ArtCity } from '../city.js';
import { createRandom } from '../svg/random.js';
import { coastalCities } from './coastal.data.js';
import { classifyClimate, estimateSeaLevelC, type Year, summarizeYear } from './climate.js';
import { getTownHabit } from './habits.js';
import type { Climate } from '../inks/inks.js';
import type { Brief, Plant, Relief, Shore } from './vocabulary.js';

/** Whether a city is on the coast. A city that the table does not know is drawn inland. */
export const isCoastal = ({ slug, coastal }: ArtCity): boolean => coastal ?? coastalCities.has(slug);

const HIGH_COLDER_BY = 3.2;
/** Mountains get snow if the coldest month is at most this warm, °C. */
const SNOW_BELOW_C = 4;

/**
 * Derives a brief from the figures of a city. Cold for its latitude means altitude; rain, sea and region decide the
 * rest.
 */
export const guessBrief = (city: ArtCity): Brief => {
  const random = createRandom(`${city.slug}/brief`);
  const year = summarizeYear(city);
  const climate = classifyClimate(city, year);
  const coastal = isCoastal(city);
  const habit = getTownHabit(city);
  const high = !coastal && colderThanSea(city, year) > HIGH_COLDER_BY;
  return {
    relief: random.pick(getReliefs(climate, coastal, high, year.coldestC < SNOW_BELOW_C)),
    town: city.population > 2_500_000 && random.chance(0.6) ? 'towers' : random.pick(habit.towns),
    landmark: random.pick(habit.landmarks),
    shore: random.pick(getShores(climate, coastal)),
    plant: random.pick(getPlants[climate]),
    climate,
  };
};

/** How much colder a city is than sea level at its latitude, corrected for continental winters. */
const colderThanSea = (city: ArtCity, year: Year): number => {
  const continental = Math.max(0, year.warmestC - year.coldestC - 18) * 0.2;
  return estimateSeaLevelC(city.latitude) - year.meanC - continental;
};

const getReliefs = (
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

const getShores = (climate: Climate, coastal: boolean): readonly [Shore, ...Shore[]] => {
  if (coastal)
    return climate === 'nordic' || climate === 'oceanic' ? ['sea', 'bay'] : ['sea', 'bay', 'beach'];
  if (climate === 'arid') return ['sand', 'river', 'fields'];
  if (climate === 'tropic') return ['river', 'rice', 'park'];
  return climate === 'medit' ? ['river', 'vines', 'park'] : ['river', 'park', 'fields', 'lake'];
};

const getPlants: Record<Climate, readonly [Plant, ...Plant[]]> = {
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
