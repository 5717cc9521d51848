import type { DimensionKey, Figure, Grade } from './city.js';

/** USD a month, with the 90 % range of what is not known about it; both ends are the value where it is given. */
export interface CostEstimate {
  usd: number;
  low: number;
  high: number;
  grade: Grade;
}

/** One part of a month's cost, here and at home; null where it is not known. */
export interface CostLine {
  /** Key of the figure. */
  key: string;
  label: string;
  here: CostEstimate | null;
  home: CostEstimate | null;
}

/** The whole month, then its parts. */
export interface CostAgainstHome {
  lines: CostLine[];
  /** The city that somebody comes from; null where none was named. */
  home: { slug: string; name: string; country: string } | null;
  /** Whether the two months differ by more than is not known about them; null where one is not known. */
  toldApart: boolean | null;
}

/** A place among the cities of which the figure is known. */
export interface Standing {
  /** 1 is the best; equal values share a place. */
  place: number;
  of: number;
  /** How many it is better than. */
  better: number;
}

/** How one dimension or main figure stands in the world and in its region. */
export interface LivingIndex {
  key: string;
  label: string;
  part: 'dimension' | 'figure';
  value: number;
  unit: Figure['unit'];
  /** Null for a dimension. */
  grade: Grade | null;
  world: Standing;
  /** Null where no other city of the region is known. */
  region: Standing | null;
}

/** The answer of `GET /api/cities/:slug/analytics`. */
export interface CityAnalytics {
  slug: string;
  name: string;
  region: string;
  /** The published rank with its 90 % range, among `of` cities. */
  rank: { rank: number; low: number; high: number; of: number };
  cost: CostAgainstHome;
  indexes: LivingIndex[];
}

/** What one slider alone would make of the rank: counted twice, and left out; null where nothing else would weigh. */
export interface IrexMove {
  key: DimensionKey;
  more: number | null;
  less: number | null;
}

/** The answer of `POST /api/cities/:slug/own-rank`: where a city stands by somebody's own wishes. */
export interface OwnRank {
  slug: string;
  rank: number;
  /** 90 % range. */
  low: number;
  high: number;
  /** All cities with a score. */
  of: number;
  /** Those it was held against: of a very large table the best by their published scores, and itself. */
  among: number;
  /** The one that moves it furthest comes first. */
  moves: IrexMove[];
}
