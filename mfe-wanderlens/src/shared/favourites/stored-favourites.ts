import { FAVOURITES_MAX } from '@wanderwork/contracts';
import { storedList } from '@wanderwork/platform/kept';

/** A visitor's saved cities by slug, newest first. */
export const storedFavourites = storedList({
  key: 'wanderwork_favourites',
  isItem: (value): value is string => typeof value === 'string',
  shorten: (slugs) => slugs.slice(0, FAVOURITES_MAX),
});
