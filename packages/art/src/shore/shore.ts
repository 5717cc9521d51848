import type { Shore } from '../brief/vocabulary.js';
import type { Scene } from '../scene.js';
import { park, rice, sand, fields, tulips, vines } from './land.js';
import { bay, beach, canal, lake, river, sea } from './waters.js';

const drawings: Record<Shore, (scene: Scene) => string> = {
  sea,
  bay,
  river,
  canal,
  lake,
  beach,
  fields,
  rice,
  vines,
  park,
  sand,
  tulips,
};

/** The shore between the town and the front. */
export const shore = (scene: Scene): string => drawings[scene.brief.shore](scene);

/** Whether a bridge can span it and a boat float on it. */
export const isWater = (shore: Shore): boolean => ['sea', 'bay', 'river', 'canal', 'lake'].includes(shore);
