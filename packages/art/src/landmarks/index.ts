import * as asia from './asia.js';
import * as bridges from './bridges.js';
import * as churches from './churches.js';
import type { LandmarkDrawing } from './drawing.js';
import * as masts from './masts.js';
import * as mosques from './mosques.js';
import * as skyscrapers from './skyscrapers.js';
import * as strongholds from './strongholds.js';
import * as towers from './towers.js';
import * as wonders from './wonders.js';

const drawings = {
  ...asia,
  ...bridges,
  ...churches,
  ...masts,
  ...mosques,
  ...skyscrapers,
  ...strongholds,
  ...towers,
  ...wonders,
} satisfies Record<string, LandmarkDrawing>;

/** Finds a landmark by name. */
export type Landmark = keyof typeof drawings;

export const landmarkNames = Object.keys(drawings) as Landmark[];

export const landmarkDrawing = (name: Landmark): LandmarkDrawing => drawings[name];
