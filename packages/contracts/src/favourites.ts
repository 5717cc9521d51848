/** The most cities that one person keeps. */
export const FAVOURITES_MAX = 200;

/** The cities that a member keeps: their slugs, the newest first. */
export interface Favourites {
  slugs: string[];
}
