import type { IrexDimensionChange } from './irex.js';

/** The change of one city's score between the two newest months. */
export interface CityTrend {
  slug: string;
  name: string;
  country: string;
  region: string;
  /** The current published score. */
  score: number;
  points: number;
  /** The parts of the change, largest first; parts that round to 0.0 are left out. */
  changed: IrexDimensionChange[];
}

/** The mean change of a region's cities. */
export interface RegionTrend {
  region: string;
  cities: number;
  points: number;
}

/** The answer of `GET /api/irex/trends`: the newest month against the previous measured one, by one formula version. */
export interface IrexTrends {
  formulaVersion: string;
  /** `YYYY-MM`. */
  month: string;
  /** The previous measured month; null in the first one. */
  before: string | null;
  /** All months measured by this version, newest first. */
  months: string[];
  /** The number of cities measured in both months, and of those that moved less than 0.05 points. */
  cities: number;
  unmoved: number;
  /** Largest changes first. */
  risen: CityTrend[];
  fallen: CityTrend[];
  regions: RegionTrend[];
  /** Whether only the sample cities are included, because the rest requires a plan. */
  samplesOnly: boolean;
}
