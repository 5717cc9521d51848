import type { ArtCity, Theme } from '../city.js';
import type { Brief } from '../brief/words.js';
import type { Inks } from '../inks/inks.js';
import { type Random, randomOf } from '../svg/random.js';
import type { Thrift } from './thrift.js';
import type { Frame } from './frame.js';
import { isDark, type Light } from './light.js';

/** Everything a layer of the picture needs to draw itself. */
export interface Scene extends Thrift {
  city: ArtCity;
  brief: Brief;
  frame: Frame;
  light: Light;
  inks: Inks;
  theme: Theme;
  /** Lamps are lit and the moon is out. */
  dark: boolean;
  /** On which side the landmark stands; the sun keeps to the other one. */
  side: Side;
  /** A random stream of one layer, so that a change in one never moves another. */
  random(layer: string): Random;
}

export type Side = 'left' | 'right';

/** The side of the landmark: the same at every hour. */
export const sideOf = (slug: string): Side => (randomOf(`${slug}/side`).chance(0.5) ? 'left' : 'right');

export const opposite = (side: Side): Side => (side === 'left' ? 'right' : 'left');

export const sceneOf = (parts: Omit<Scene, 'dark' | 'side' | 'random'>): Scene => ({
  ...parts,
  dark: isDark(parts.light),
  side: sideOf(parts.city.slug),
  random: (layer) => randomOf(`${parts.city.slug}/${layer}`),
});
