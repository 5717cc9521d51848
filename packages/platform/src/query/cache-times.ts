const MINUTE = 60_000;

/** How long data counts as fresh, in milliseconds. The specification sets these numbers. */
export const cacheTimes = {
  standard: 5 * MINUTE,
  user: 5 * MINUTE,
  blogPosts: 30 * MINUTE,
  sampleCities: 60 * MINUTE,
  search: 10 * MINUTE,
  hero: 24 * 60 * MINUTE,
  /** The home page reads the same two lists with its own times. */
  homeCities: 86_400_000,
  homeBlogPosts: 300_000,
} as const;
