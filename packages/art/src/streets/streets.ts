import type { Town } from '../brief/vocabulary.js';
import type { Scene } from '../scene.js';
import { blocks, towers } from './towers.js';
import { bricks, medina, tiled, whitewash } from './hillside.js';
import { bungalows } from './bungalows.js';
import { colonial } from './colonial.js';
import { eaves, gables, mansards, terraces } from './roofs.js';
import { shophouses } from './shophouses.js';
import type { Streets } from './row.js';

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
