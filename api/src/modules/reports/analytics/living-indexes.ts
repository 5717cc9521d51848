import {
  dimensionKeys,
  type CityDetail,
  type LivingIndex,
  type Standing,
  dimensionNames,
} from '@wanderwork/contracts';
import { type Among, type CityStandings, type ValueStanding } from '../../cities/index.js';
import { indexedFigures } from './indexed-figures.js';

const standing = ({ known, below, above }: Among, lessIsBetter: boolean): Standing => {
  const [better, worse] = lessIsBetter ? [above, below] : [below, above];
  return { place: worse + 1, of: known, better };
};

/** A city alone in its region stands nowhere there. */
const both = ({ world, region }: ValueStanding, lessIsBetter: boolean) => ({
  world: standing(world, lessIsBetter),
  region: region.known > 1 ? standing(region, lessIsBetter) : null,
});

const dimensionIndexes = ({ irex }: CityDetail, { dimensions }: CityStandings): LivingIndex[] =>
  dimensionKeys.flatMap((key) => {
    const found = dimensions.get(key);
    const dimension = irex.dimensions.find((one) => one.key === key);
    if (!found || !dimension) return [];
    const said = { key, label: dimensionNames[key], part: 'dimension', unit: null, grade: null } as const;
    return { ...said, value: dimension.score, ...both(found, false) };
  });

const figureIndexes = (city: CityDetail, { figures }: CityStandings): LivingIndex[] =>
  indexedFigures.flatMap(({ key, lessIsBetter }) => {
    const found = figures.get(key);
    const figure = city.figures.find((one) => one.key === key);
    if (!found || typeof figure?.value !== 'number') return [];
    const { label, unit, grade, value } = figure;
    return { key, label, part: 'figure', value, unit, grade, ...both(found, lessIsBetter) };
  });

/** How a city does against all and against its region: its dimensions, then its main figures. */
export const livingIndexes = (city: CityDetail, standings: CityStandings): LivingIndex[] => [
  ...dimensionIndexes(city, standings),
  ...figureIndexes(city, standings),
];
