import type { ClimateMonth } from '@wanderwork/contracts';

/** What is looked at of a post. */
export interface CheckedPost {
  /** Of its address, as it is or as it will be. */
  slug: string;
  excerpt: string | null;
  coverImage: string | null;
  content: string;
  /** What was rendered from it. */
  html: string;
  checkedAt: Date | null;
}

/** What prose may say of a city, as the table has it. */
export interface CityFacts {
  slug: string;
  name: string;
  /** USD. */
  monthlyCost: number | null;
  /** Mbps, the country's median. */
  speed: number | null;
  climate: ClimateMonth[] | null;
}

/** An article that texts lead to. */
export interface LinkedPost {
  /** Where it is now. */
  slug: string;
  /** The addresses of its parts: of all, or of those that are asked for. */
  parts: ReadonlySet<string>;
}

/** What posts are held against. */
export interface CheckContext {
  cities: readonly CityFacts[];
  /** Articles that there are, of all or of those that texts lead to, by whatever leads to them: slugs, ids, former slugs. */
  posts: ReadonlyMap<string, LinkedPost>;
  now: Date;
}
