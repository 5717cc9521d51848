/** The inks of one picture, as `#rrggbb`. */
export interface Inks {
  /** Steps of the sky, from the sun outward. */
  sky: readonly [string, string, string, string, string];
  sun: string;
  cloud: string;
  /** Relief, from the horizon to the foreground. */
  far: string;
  mid: string;
  near: string;
  snow: string;
  /** Fields, lawns and dunes in the foreground. */
  field: readonly [string, string];
  water: string;
  foam: string;
  walls: readonly [string, string, string, string];
  /** Stone of monumental buildings. */
  stone: string;
  roofs: readonly [string, string];
  /** Lines, panes, ironwork. */
  trim: string;
  /** Accents: a landmark, a hull, a lantern. */
  accent: string;
  /** Gilded domes and oxidized copper. */
  gold: string;
  copper: string;
  plant: string;
  blossom: string;
  /** Window panes that are lit after dark. */
  lamp: string;
}

/** Which set of day inks a climate is printed with. */
export const climates = [
  'medit',
  'tropic',
  'savanna',
  'arid',
  'temperate',
  'oceanic',
  'nordic',
  'highland',
  'eastern',
  'austral',
] as const;
export type Climate = (typeof climates)[number];
