import type { ClimateMonth } from '@wanderwork/contracts';

type FindingKind = 'directive' | 'contradiction' | 'link' | 'note' | 'excerpt' | 'cover' | 'not-checked';

/** What an editor should look at, in words that say where. */
export interface Finding {
  kind: FindingKind;
  words: string;
}

/** What is looked at of a post. */
export interface CheckedPost {
  excerpt: string | null;
  coverImage: string | null;
  content: string;
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
  /** Slugs of all posts. */
  posts: ReadonlySet<string>;
  now: Date;
}
