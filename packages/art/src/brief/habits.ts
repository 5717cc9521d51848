import type { Landmark } from '../landmarks/index.js';
import type { Town } from './words.js';

/** How towns of a region are built and what stands out in them; null is a town without a landmark. */
interface Habit {
  towns: readonly [Town, ...Town[]];
  landmarks: readonly [Landmark | null, ...(Landmark | null)[]];
}

const latin: Habit = {
  towns: ['colonial', 'colonial', 'tiled', 'bricks'],
  landmarks: ['belfries', 'dome', 'belfries', 'victory', 'spire', null],
};
const northern: Habit = {
  towns: ['gables', 'gables', 'blocks'],
  landmarks: ['spire', 'townhall', 'lighthouse', 'organ', 'campanile'],
};
const central: Habit = {
  towns: ['gables', 'mansards', 'gables'],
  landmarks: ['spire', 'cathedral', 'castle', 'townhall', 'clocktower'],
};
const southern: Habit = {
  towns: ['tiled', 'tiled', 'whitewash'],
  landmarks: ['campanile', 'dome', 'fortress', 'lighthouse', 'stonebridge', 'belfries'],
};
const eastern: Habit = {
  towns: ['blocks', 'mansards'],
  landmarks: ['onions', 'clocktower', 'spire', 'palace'],
};
const islamic: Habit = {
  towns: ['medina', 'medina', 'whitewash'],
  landmarks: ['minaret', 'mosque', 'fortress', 'whitemosque'],
};
const african: Habit = {
  towns: ['bungalows', 'shophouses', 'blocks'],
  landmarks: ['clocktower', 'needle', 'spire', 'lighthouse', null],
};

const habits: ReadonlyMap<string, Habit> = new Map<string, Habit>([
  ['Southern Europe', southern],
  [
    'Southeast Europe',
    {
      towns: ['tiled', 'gables', 'blocks', 'tiled'],
      landmarks: ['fortress', 'spire', 'clocktower', 'castle', 'dome', 'minaret'],
    },
  ],
  ['Central Europe', central],
  [
    'Western Europe',
    {
      towns: ['mansards', 'gables', 'terraces'],
      landmarks: ['cathedral', 'spire', 'arch', 'belfries', 'castle', 'stonebridge'],
    },
  ],
  ['Northern Europe', northern],
  ['Eastern Europe', eastern],
  [
    'North America',
    {
      towns: ['bungalows', 'towers', 'bungalows'],
      landmarks: ['setback', 'dome', 'needle', 'suspension', 'saucer', 'clocktower', null],
    },
  ],
  ['Central America', latin],
  ['South America', latin],
  [
    'Caribbean',
    {
      towns: ['colonial', 'shophouses', 'gables'],
      landmarks: ['ramparts', 'lighthouse', 'belfries', 'fortress', null],
    },
  ],
  ['Western Asia', islamic],
  ['North Africa', islamic],
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
  ['East Africa', african],
  ['West Africa', african],
  ['Southern Africa', african],
  [
    'Australia and New Zealand',
    {
      towns: ['bungalows', 'towers'],
      landmarks: ['needle', 'spire', 'lighthouse', 'clocktower', 'archbridge', null],
    },
  ],
  ['Melanesia', { towns: ['bungalows'], landmarks: ['spire', null] }],
]);

export const habitOf = (region: string): Habit => habits.get(region) ?? central;
