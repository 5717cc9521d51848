import type { ArtCity, Theme } from '../city.js';
import type { Brief } from '../brief/vocabulary.js';
import type { Inks } from '../inks/inks.js';
import { type Random, createRandom } from '../svg/random.js';
import type { DetailLevel } from './detail-level.js';
import type { Frame } from './frame.js';
import { isDark, type Light } from './light.js';

/** What a layer of the picture needs. */
export interface Scene extends DetailLevel {
  city: ArtCity;
  brief: Brief;
  frame: Frame;
  light: Light;
  inks: Inks;
  theme: Theme;
  /** Lamps are lit and the moon is out. */
  dark: boolean;
  /** The side of the landmark; the sun is on the other side. */
  side: Side;
  /** A random stream per layer, so that a change in one does not affect the others. */
  random(layer: string): Random;
}

export type Side = 'left' | 'right';

/** The side of the landmark, the same at every hour. */
export const getLandmarkSide = (slug: string): Side =>
  createRandom(`${slug}/side`).chance(0.5) ? 'left' : 'right';

export const getOppositeSide = (side: Side): Side => (side === 'left' ? 'right' : 'left');

export const createScene = (parts: Omit<Scene, 'dark' | 'side' | 'random'>): Scene => ({
  ...parts,
  dark: isDark(parts.light),
  side: getLandmarkSide(parts.city.slug),
  random: (layer) => createRandom(`${parts.city.slug}/${layer}`),
});
