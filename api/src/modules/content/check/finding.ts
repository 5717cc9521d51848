import type { ClimateMonth } from '@wanderwork/contracts';

/** What is looked at of a post. */
export interface CheckedPost {
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

/** What posts are held against. */
export interface Truth {
  cities: readonly CityFacts[];
  /** Slugs of posts that there are: of all, or of those that the text leads to. */
  posts: ReadonlySet<string>;
  now: Date;
}
