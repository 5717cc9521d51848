import type { ClimateMonth } from '@wanderwork/contracts';

/** The parts of a post that are checked. */
export interface CheckedPost {
  /** The current or future slug. */
  slug: string;
  excerpt: string | null;
  coverImage: string | null;
  content: string;
  /** Rendered from `content`. */
  html: string;
  checkedAt: Date | null;
}

/** The facts about a city that prose may state. */
export interface CityFacts {
  slug: string;
  name: string;
  /** USD. */
  monthlyCost: number | null;
  /** Mbps, the country's median. */
  speed: number | null;
  climate: ClimateMonth[] | null;
}

/** A post that other posts link to. */
export interface LinkedPost {
  /** The current slug. */
  slug: string;
  /** Ids of its sections: all of them, or those that were asked for. */
  parts: ReadonlySet<string>;
}

/** The data that posts are checked against. */
export interface CheckContext {
  cities: readonly CityFacts[];
  /** Existing posts by slug, id or former slug: all of them, or those that the checked texts link to. */
  posts: ReadonlyMap<string, LinkedPost>;
  now: Date;
}
