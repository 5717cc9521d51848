/** Paper by day or night chart after dark: which inks a picture is printed with. */
export type Theme = 'light' | 'dark';

/** Mean temperature (°C) and rain (mm) of a month; null where unknown. */
export interface ArtMonth {
  tempC: number | null;
  rainMm: number | null;
}

/** The data a picture is drawn from. Fields may be untrusted, so none is written into a scene. */
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
  /** Whether it lies at the sea; known by our own table when left out. */
  coastal?: boolean;
}

/** How a city's scene is printed. */
export interface SceneOptions {
  /** Pixels; their ratio decides the composition (from 1:2.5 to 4:1, beyond that the sides are cropped). */
  width: number;
  height: number;
  theme: Theme;
  /** Local solar hour 0–24, which the light follows; left out, a good hour of the theme's day or night. */
  hour?: number;
  /** Day of the year 1–365 for the sun's height; left out, an equinox. */
  day?: number;
  /** Composed as a panorama for page heads; left out, when the picture is twice as wide as high. */
  wide?: boolean;
}
