import type { Climate } from '../inks/inks.js';
import type { Landmark } from '../landmarks/index.js';

/** What stands behind the town. */
export const reliefs = [
  'plain',
  'hills',
  'ranges',
  'alps',
  'cone',
  'snowcone',
  'table',
  'domes',
  'karst',
  'dunes',
  'cliffs',
  'islands',
  'valley',
] as const;
export type Relief = (typeof reliefs)[number];

/** How the town is built. */
export const towns = [
  'tiled',
  'gables',
  'towers',
  'medina',
  'bricks',
  'bungalows',
  'colonial',
  'mansards',
  'terraces',
  'whitewash',
  'shophouses',
  'eaves',
  'blocks',
] as const;
export type Town = (typeof towns)[number];

/** What lies between the town and us. */
export const shores = [
  'sea',
  'bay',
  'river',
  'canal',
  'lake',
  'beach',
  'fields',
  'rice',
  'vines',
  'park',
  'sand',
  'tulips',
] as const;
export type Shore = (typeof shores)[number];

/** What grows in the foreground. */
export const plants = [
  'palm',
  'stonepine',
  'cypress',
  'spruce',
  'acacia',
  'agave',
  'cactus',
  'banana',
  'cherry',
  'protea',
  'reeds',
  'lupin',
  'olive',
  'birch',
  'broadleaf',
  'bougainvillea',
  'bamboo',
] as const;
export type Plant = (typeof plants)[number];

/** The composition of a city's picture. */
export interface Brief {
  relief: Relief;
  town: Town;
  /** Null for no landmark. */
  landmark: Landmark | null;
  shore: Shore;
  plant: Plant;
  climate: Climate;
}
