/** The inks of a picture: paper by day, or a night chart. */
export type Theme = 'light' | 'dark';

/** Mean temperature (°C) and rain (mm) of a month; null where unknown. */
export interface ArtMonth {
  tempC: number | null;
  rainMm: number | null;
}

/** The data a picture is drawn from. Fields may be untrusted, so none is copied into a scene. */
export interface ArtCity {
  slug: string;
  name: string;
  /** ISO 3166-1 alpha-2. */
  countryCode: string;
  country: string;
  region: string;
  /** Degrees, north and east positive. */
  latitude: number;
  longitude: number;
  population: number;
  /** January to December; null when no climate is known. */
  climate: readonly (ArtMonth | null)[] | null;
  /** Whether it is on the coast; by default as in the table of measured distances. */
  coastal?: boolean;
}

/** How a city's scene is printed. */
export interface SceneOptions {
  /** Pixels; their ratio decides the composition (from 1:2.5 to 4:1, beyond that the sides are cropped). */
  width: number;
  height: number;
  theme: Theme;
  /** Local solar hour, 0–24, for the light. By default a good hour of the theme's day or night. */
  hour?: number;
  /** Day of the year, 1–365, for the altitude of the sun. By default an equinox. */
  day?: number;
  /** The phase of the moon: 0 is new, 0.5 full. By default a phase of the city's own. */
  moon?: number;
  /** Composes a panorama for page heads. By default if the picture is at least twice as wide as high. */
  wide?: boolean;
}
