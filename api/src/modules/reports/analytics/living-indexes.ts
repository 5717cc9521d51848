import {
  dimensionKeys,
  type CityDetail,
  type LivingIndex,
  type Standing,
  dimensionNames,
} from '@wanderwork/contracts';
import type { StandingCounts, CityStandings, ValueStanding } from '../../cities/index.js';
import { indexedFigures } from './indexed-figures.js';

const toStanding = ({ known: total, below, above }: StandingCounts, lessIsBetter: boolean): Standing => {
  const [better, worse] = lessIsBetter ? [above, below] : [below, above];
  return { place: worse + 1, of: total, better };
};

/** A city that is alone in its region has no rank there. */
const toStandings = ({ world, region }: ValueStanding, lessIsBetter: boolean) => ({
  world: toStanding(world, lessIsBetter),
  region: region.known > 1 ? toStanding(region, lessIsBetter) : null,
});

const dimensionIndexes = ({ irex }: CityDetail, { dimensions }: CityStandings): LivingIndex[] =>
  dimensionKeys.flatMap((key) => {
    const valueStanding = dimensions.get(key);
    const dimension = irex.dimensions.find((candidate) => candidate.key === key);
    if (!valueStanding || !dimension) return [];
    const label = dimensionNames[key];
    return {
      key,
      label,
      part: 'dimension',
      unit: null,
      grade: null,
      value: dimension.score,
      ...toStandings(valueStanding, false),
    };
  });

const figureIndexes = (city: CityDetail, { figures }: CityStandings): LivingIndex[] =>
  indexedFigures.flatMap(({ key, lessIsBetter }) => {
    const valueStanding = figures.get(key);
    const figure = city.figures.find((candidate) => candidate.key === key);
    if (!valueStanding || typeof figure?.value !== 'number') return [];
    const { label, unit, grade, value, reliability } = figure;
    return {
      key,
      label,
      part: 'figure',
      value,
      unit,
      grade,
      ...(reliability && { reliability }),
      ...toStandings(valueStanding, lessIsBetter),
    };
  });

/** The ranks of a city in the world and in its region: its dimensions, then its main figures. */
export const livingIndexes = (city: CityDetail, standings: CityStandings): LivingIndex[] => [
  ...dimensionIndexes(city, standings),
  ...figureIndexes(city, standings),
];
