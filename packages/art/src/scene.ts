import type { ArtCity, Theme } from './city.js';
import type { Brief } from './brief/vocabulary.js';
import type { Inks } from './inks/inks.js';
import { type Random, createRandom } from './svg/random.js';
import { isDark, type Light } from './light.js';

/**
 * How a picture is simplified to fit its byte limit. Breadth is part of the layout, the same at every hour; omitted
 * lines depend on the light.
 */
interface DetailLevel {
  /** Steps by which houses get wider, and so fewer: 0, 1, 2 … */
  breadth: number;
  /** How much fine detail is left out: 0 (none) to `MOST_SPARE`. */
  spare: number;
}

export const MAX_SPARE = 4;
/** The detail level at which a layout must fit at night, with lamps and stars. */
export const SPARE_AT_NIGHT = 3;
export const MAX_BREADTH = 30;
const WIDER_BY = 0.07;
const ROWS_UNTIL = 5;

/** The number of rows in a town. Beyond some breadth, one row fewer looks better than wider houses. */
export const countRows = (most: number, breadth: number): number => (breadth > ROWS_UNTIL ? most - 1 : most);

/** The factor by which houses are wider. */
export const getWidening = (breadth: number): number =>
  1 + (breadth > ROWS_UNTIL ? breadth - ROWS_UNTIL + 2 : breadth) * WIDER_BY;

/** The last row with windows. */
export const getLastRowWithPanes = (spare: number): number => (spare < 2 ? Infinity : spare < 3 ? 1 : 0);

/** The sheet of a scene in its own units. `ground` is where the town stands and the shore begins. */
interface Frame {
  width: number;
  height: number;
  ground: number;
  /** The base of relief heights: more than the sky in a panorama, less in a tall strip. */
  loft: number;
  /** The scale of houses, landmarks and plants relative to a 600 × 400 sheet. */
  unit: number;
  wide: boolean;
}

const PLATE = { width: 600, height: 400, ratio: 1.5 } as const;
const WIDE_FROM = 2;
/** Houses are taller relative to a panorama's sky, so the relief must be, too. */
const WIDE_LOFT = 1.2;
const NARROWEST = 0.4;
const WIDEST = 4;

/**
 * Creates a sheet of a given ratio. Its area shrinks as it widens, so that a panorama is enlarged instead of
 * stretched; a tall strip gets more sky.
 */
export const createFrame = (width: number, height: number, wide?: boolean): Frame => {
  const ratio = Math.max(NARROWEST, Math.min(WIDEST, width / height));
  const area = PLATE.width * PLATE.height * (PLATE.ratio / ratio) ** 0.35;
  const sheetHeight = Math.round(Math.sqrt(area / ratio));
  const ground = Math.round(sheetHeight * groundShare(ratio));
  const sheetWidth = Math.round(sheetHeight * ratio);
  return {
    width: sheetWidth,
    height: sheetHeight,
    ground,
    loft: Math.round(Math.min(ratio >= WIDE_FROM ? ground * WIDE_LOFT : ground, sheetWidth * 1.15)),
    unit: Math.round((sheetHeight / PLATE.height) ** 0.2 * 100) / 100,
    wide: wide ?? ratio >= WIDE_FROM,
  };
};

/** Wide and tall pictures have a smaller foreground. */
const groundShare = (ratio: number): number => (ratio >= WIDE_FROM ? 0.73 : ratio < 1 ? 0.7 : 0.68);

/** What a layer of the picture needs. */
export interface Scene extends DetailLevel {
  city: ArtCity;
  brief: Brief;
  frame: Frame;
  light: Light;
  inks: Inks;
  theme: Theme;
  /** The phase of the moon, 0–1; undefined for any. */
  moon?: number | undefined;
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
