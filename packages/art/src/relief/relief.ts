import type { Relief } from '../brief/vocabulary.js';
import type { Scene } from '../scene/scene.js';
import { cliffs, table } from './cliffs.js';
import { cone, snowcone } from './cones.js';
import { domes, karst } from './domes.js';
import { dunes, hills, islands, plain, valley } from './hills.js';
import { alps, ranges } from './peaks.js';

const drawings: Record<Relief, (scene: Scene) => string> = {
  plain,
  hills,
  valley,
  dunes,
  islands,
  ranges,
  alps,
  cone,
  snowcone,
  table,
  cliffs,
  domes,
  karst,
};

/** The relief behind the town. */
export const relief = (scene: Scene): string => drawings[scene.brief.relief](scene);
