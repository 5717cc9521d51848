import type { ArtCity } from '../city.js';
import type { Landmark } from '../landmarks/index.js';
import { getRegion } from './regions.js';
import type { Town } from './vocabulary.js';

/** The building style and landmark of towns by region; null means no landmark. */
interface Habit {
  towns: readonly [Town, ...Town[]];
  landmarks: readonly [Landmark | null, ...(Landmark | null)[]];
}

const latin: Habit = {
  towns: ['colonial', 'colonial', 'tiled', 'bricks'],
  landmarks: ['belfries', 'dome', 'belfries', 'victory', 'spire', 'arch', null],
};
const central: Habit = {
  towns: ['gables', 'mansards', 'gables'],
  landmarks: ['spire', 'cathedral', 'castle', 'townhall', 'clocktower'],
};
const islamic: Habit = {
  towns: ['medina', 'medina', 'whitewash'],
  landmarks: ['minaret', 'mosque', 'fortress', 'whitemosque'],
};
const african: Habit = {
  towns: ['bungalows', 'shophouses', 'blocks'],
  landmarks: ['clocktower', 'needle', 'spire', 'belfries', null],
};

const habits: ReadonlyMap<string, Habit> = new Map<string, Habit>([
  ['Central Europe', central],
  ['Central America', latin],
  ['South America', latin],
  ['North Africa', islamic],
  ['Western Asia', islamic],
  ['East Africa', african],
  ['West Africa', african],
  ['Southern Africa', african],
  [
    'Southern Europe',
    {
      towns: ['tiled', 'tiled', 'whitewash'],
      landmarks: ['campanile', 'dome', 'fortress', 'belfries', 'clocktower'],
    },
  ],
  [
    'Southeast Europe',
    {
      towns: ['tiled', 'gables', 'blocks', 'tiled'],
      landmarks: ['fortress', 'spire', 'clocktower', 'castle', 'dome'],
    },
  ],
  [
    'Western Europe',
    {
      towns: ['mansards', 'gables', 'terraces'],
      landmarks: ['cathedral', 'spire', 'arch', 'belfries', 'castle'],
    },
  ],
  [
    'Northern Europe',
    { towns: ['gables', 'gables', 'blocks'], landmarks: ['spire', 'townhall', 'campanile', 'dome'] },
  ],
  [
    'Eastern Europe',
    { towns: ['blocks', 'mansards'], landmarks: ['onions', 'clocktower', 'spire', 'palace'] },
  ],
  [
    'North America',
    {
      towns: ['bungalows', 'towers', 'bungalows'],
      landmarks: ['setback', 'dome', 'needle', 'clocktower', null],
    },
  ],
  [
    'Caribbean',
    {
      towns: ['colonial', 'shophouses', 'gables'],
      landmarks: ['ramparts', 'lighthouse', 'belfries', 'fortress', null],
    },
  ],
  [
    'Central Asia',
    { towns: ['blocks', 'medina'], landmarks: ['mosque', 'onions', 'supertall', 'fourtowers'] },
  ],
  [
    'South Asia',
    {
      towns: ['shophouses', 'bricks', 'blocks'],
      landmarks: ['gopuram', 'fourtowers', 'arch', 'stupa', 'dome'],
    },
  ],
  [
    'Southeast Asia',
    { towns: ['shophouses', 'eaves'], landmarks: ['stupa', 'pagoda', 'prang', 'meru', 'belfries', null] },
  ],
  [
    'East Asia',
    { towns: ['towers', 'eaves', 'blocks'], landmarks: ['pagoda', 'keep', 'torii', 'palacegate', 'needle'] },
  ],
  [
    'Australia and New Zealand',
    { towns: ['bungalows', 'towers'], landmarks: ['needle', 'spire', 'lighthouse', 'clocktower', null] },
  ],
  ['Melanesia', { towns: ['bungalows'], landmarks: ['spire', null] }],
]);

/** Mexico is in North America, but its towns look Latin American. */
const builtLatin = ['MX'];

export const getTownHabit = (city: ArtCity): Habit =>
  builtLatin.includes(city.countryCode) ? latin : (habits.get(getRegion(city)) ?? central);
