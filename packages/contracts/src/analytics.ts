import type { DimensionKey, Figure, Grade, Reliability } from './city.js';
import type { IrexDimensionChange } from './irex.js';

/** USD a month with its 80% range. */
export interface CostEstimate {
  usd: number;
  low: number;
  high: number;
  grade: Grade;
  /** Only of a figure with a range of its own. */
  reliability?: Reliability;
}

/** One part of the monthly cost, here and at home; null if unknown. */
export interface CostLine {
  /** The key of the figure. */
  key: string;
  label: string;
  here: CostEstimate | null;
  home: CostEstimate | null;
}

/** The monthly cost compared with the home city: the total, then its parts. */
export interface CostAgainstHome {
  lines: CostLine[];
  /** The home city; null if none was given. */
  home: { slug: string; name: string; country: string } | null;
  /** The probability, 0–1, that the city with the higher total is really more expensive; null if one is unknown. */
  sureness: number | null;
}

/** The rank of a city among those whose figure is known. */
export interface Standing {
  /** 1 is the best; equal values share a rank. */
  place: number;
  of: number;
  /** The number of cities it beats. */
  better: number;
}

/** The rank of one dimension or main figure in the world and in its region. */
export interface LivingIndex {
  key: string;
  label: string;
  part: 'dimension' | 'figure';
  value: number;
  unit: Figure['unit'];
  /** Null for a dimension. */
  grade: Grade | null;
  /** Only of a figure with a range. */
  reliability?: Reliability;
  world: Standing;
  /** Null if no other city of the region has the figure. */
  region: Standing | null;
}

/** The answer of `GET /api/cities/:slug/analytics`. */
export interface CityAnalytics {
  slug: string;
  name: string;
  region: string;
  /** The published rank with its 90% range, among `of` cities. */
  rank: { rank: number; low: number; high: number; of: number };
  cost: CostAgainstHome;
  indexes: LivingIndex[];
}

/** The rank if one slider were doubled (`more`) or set to 0 (`less`); null if no weight would be left. */
export interface IrexMove {
  key: DimensionKey;
  more: number | null;
  less: number | null;
}

/** The answer of `POST /api/cities/:slug/own-rank`: the rank of a city by the reader's own preferences. */
export interface OwnRank {
  slug: string;
  rank: number;
  /** 90% range. */
  low: number;
  high: number;
  /** All cities with a score. */
  of: number;
  /** The number of cities compared: in a very large table only those with the best published scores, and this one. */
  among: number;
  /** Sorted by effect, largest first. */
  moves: IrexMove[];
}

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
