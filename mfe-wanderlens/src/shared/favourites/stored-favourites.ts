import { FAVOURITES_MAX } from '@wanderwork/contracts';
import { createStoredList } from '@wanderwork/platform/stored-lists';

/** A visitor's saved cities by slug, newest first. */
export const storedFavourites = createStoredList({
  key: 'wanderwork_favourites',
  isItem: (value): value is string => typeof value === 'string',
  shorten: (slugs) => slugs.slice(0, FAVOURITES_MAX),
});
