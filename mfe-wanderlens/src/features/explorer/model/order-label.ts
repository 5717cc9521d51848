import { type SearchAnswer } from '@wanderwork/contracts';

/** How a search orders its cities. If no city matches, the list shows near misses, which have an order of their own. */
export const getOrderLabel = ({ items, near, place, ranking }: SearchAnswer): string => {
  const hasMatches = items.some(({ slug }) => slug !== place?.city.slug);
  if (!near || hasMatches) return ranking.label;
  return near.like === null ? 'Best match first' : `Most like ${near.like} first`;
};
