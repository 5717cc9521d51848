import type { Town } from '../brief/vocabulary.js';
import type { Scene } from '../scene/scene.js';
import { blocks } from './blocks.js';
import { bricks } from './bricks.js';
import { bungalows } from './bungalows.js';
import { colonial } from './colonial.js';
import { eaves } from './eaves.js';
import { gables } from './gables.js';
import { mansards } from './mansards.js';
import { medina } from './medina.js';
import { shophouses } from './shophouses.js';
import type { Streets } from './town.js';
import { terraces } from './terraces.js';
import { tiled } from './tiled.js';
import { towers } from './towers.js';
import { whitewash } from './whitewash.js';

const drawings: Record<Town, (scene: Scene) => Streets> = {
  tiled,
  gables,
  towers,
  medina,
  bricks,
  bungalows,
  colonial,
  mansards,
  terraces,
  whitewash,
  shophouses,
  eaves,
  blocks,
};

export const streets = (scene: Scene): Streets => drawings[scene.brief.town](scene);
