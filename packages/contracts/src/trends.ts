import type { IrexDimensionChange } from './irex.js';

/** How far one city's score moved between the two newest months. */
export interface CityTrend {
  slug: string;
  name: string;
  country: string;
  region: string;
  /** Published score, now. */
  score: number;
  points: number;
  /** What made the points, largest part first; parts that round to 0.0 are left out. */
  changed: IrexDimensionChange[];
}

/** The mean of a region's cities. */
export interface RegionTrend {
  region: string;
  cities: number;
  points: number;
}

/** The answer of `GET /api/irex/trends`: the newest month against the one measured before it, by one formula version. */
export interface IrexTrends {
  formulaVersion: string;
  /** `YYYY-MM`. */
  month: string;
  /** Null in the first month measured: nothing can have changed. */
  before: string | null;
  /** Every month measured by this version, newest first. */
  months: string[];
  /** How many cities were measured in both months, and how many of them stayed within 0.05 points. */
  cities: number;
  unmoved: number;
  /** Most first. */
  risen: CityTrend[];
  fallen: CityTrend[];
  regions: RegionTrend[];
  /** Whether only the sample cities are told, because the rest is part of a plan. */
  samplesOnly: boolean;
}
