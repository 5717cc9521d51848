/** "chiang-mai" as "Chiang Mai", for a city whose name has not loaded. */
export const slugToName = (slug: string): string =>
  slug
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
