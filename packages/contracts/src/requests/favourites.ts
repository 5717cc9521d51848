import { ArrayMaxSize, IsArray, Matches } from 'class-validator';
import { FAVOURITES_MAX } from '../favourites.js';

const MOST = `Please name at most ${FAVOURITES_MAX} cities`;

/** The body of `POST /api/account/favourites`: cities that a browser kept before its person signed in. */
export class FavouritesRequest {
  @Matches(/^[a-z0-9-]{1,100}$/, { each: true, message: MOST })
  @ArrayMaxSize(FAVOURITES_MAX, { message: MOST })
  @IsArray({ message: MOST })
  slugs!: string[];
}
