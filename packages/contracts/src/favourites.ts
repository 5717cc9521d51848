/** The maximum number of favorites per member. */
export const FAVOURITES_MAX = 200;

/** The slugs of a member's favorite cities, newest first. */
export interface Favourites {
  slugs: string[];
}
