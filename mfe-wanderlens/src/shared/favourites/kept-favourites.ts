import { FAVOURITES_MAX } from '@wanderwork/contracts';
import { keptList } from '@wanderwork/platform/kept';

/** A visitor's cities by slug, the newest first. */
export const keptFavourites = keptList({
  key: 'wanderwork_favourites',
  isItem: (value): value is string => typeof value === 'string',
  shorten: (slugs) => slugs.slice(0, FAVOURITES_MAX),
});
